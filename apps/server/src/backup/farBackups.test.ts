import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListedBlobStore } from '../blobs/BlobStore.ts';
import { openFarPlace } from '../blobs/openBlobStore.ts';
import { backup } from '../cli/verbs/backup.ts';
import { restore } from '../cli/verbs/restore.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { users } from '../db/schema/identity.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createTestClock } from '../testing/createTestClock.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { openBucket, type TestBucket } from '../testing/openBucket.ts';
import { seedTestPeople } from '../testing/seedTestPeople.ts';
import { createBackups } from './createBackups.ts';
import { keepNewestFar, withFarBackup } from './farBackups.ts';
import { readManifest } from './Manifest.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-far-'));
let database: OpenDatabase;
let bucket: TestBucket;
let place: ListedBlobStore;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedTestPeople(database.db);
  bucket = await openBucket(process.env);
  place = await openFarPlace(bucket.url);
});
afterAll(async () => {
  await bucket.close();
  await database.close();
  rmSync(root, { recursive: true, force: true });
});

const names = async () => {
  const found = new Set<string>();
  for await (const { companyId } of place.list()) found.add(companyId);
  return [...found].sort();
};

it('[S1442] a backup that was sent to a bucket comes back as it was, and nothing of it stays on this machine', async () => {
  const lines: string[] = [];
  const settings = readSettings({ DATABASE_URL: database.url, PORTAL_DATA_DIR: root });
  await backup.run(['--to', bucket.url], { settings, print: (line) => void lines.push(line) });
  const [name = ''] = await names();
  expect(lines[0]).toMatch(new RegExp(`^${name} in s3://portal/files\\S* holds \\d+ rows`));
  let folder = '';
  await withFarBackup(place, name, async (found) => {
    folder = found;
    const { tables } = readManifest(found);
    expect(tables.find((table) => table.name === 'users')?.rows).toBe(3);
    expect(readdirSync(found)).toHaveLength(tables.length + 1);
    expect(readFileSync(join(found, 'users.copy.gz')).length).toBeGreaterThan(0);
  });
  expect(existsSync(folder)).toBe(false);
  for await (const { companyId, key } of place.list()) await place.remove(companyId, key);
});

it('[S1835] a restore from a bucket replaces what is there, and one whose file was changed there is refused untouched', async () => {
  const at = (url: string) => readSettings({ DATABASE_URL: url, PORTAL_DATA_DIR: root });
  const print = () => {};
  await backup.run(['--to', bucket.url], { settings: at(database.url), print });
  const [name = ''] = await names();
  const target = await createTestDatabase();
  try {
    const count = () => target.db.$count(users);
    const from = [name, '--from', bucket.url, '--force'];
    const lines: string[] = [];
    await restore.run(from, { settings: at(target.url), print: (line) => void lines.push(line) });
    expect(lines[0]).toMatch(/^Restored as of .* rows of \d+ tables, each counted/);
    expect(await target.db.select().from(users).orderBy(users.id)).toEqual(
      await database.db.select().from(users).orderBy(users.id),
    );
    const stored = await place.open(name, 'users.copy.gz');
    if (!stored) throw new Error('The bucket holds no users.');
    const bytes = await buffer(stored.read());
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await place.put(name, 'users.copy.gz', { contentType: '', content: bytes });
    await target.db.delete(users);
    await expect(restore.run(from, { settings: at(target.url), print })).rejects.toThrow('users');
    expect(await count()).toBe(0);
  } finally {
    await target.close();
    for await (const { companyId, key } of place.list()) await place.remove(companyId, key);
  }
});

it('[S1442] the schedule sends each backup and keeps as many there; what was left half sent goes, too', async () => {
  const clock = createTestClock();
  const silent = () => {};
  const log = { debug: silent, info: silent, warn: silent, error: silent };
  const schedule = { folder: join(root, 'backups'), everyHours: 6, keep: 2, url: bucket.url };
  await place.put('2020-01-01T000000Z', 'users.copy.gz', { contentType: '', content: Buffer.from('x') });
  await place.put('others', 'file', { contentType: '', content: Buffer.from('x') });
  const backups = createBackups({ url: database.url, schedule, clock, log });
  for (let round = 0; round < 3; round += 1) {
    await backups.look();
    clock.advance({ seconds: 6 * 3600 });
  }
  await backups.stop();
  expect(backups.counts).toEqual({ done: 3, failed: 0 });
  expect(await names()).toEqual([...readdirSync(schedule.folder).sort(), 'others']);
});

it('[S1442] one that was broken off is none, and newer ones on their way are left alone', async () => {
  const half = '2099-01-01T000000Z';
  await place.put(half, 'users.copy.gz', { contentType: '', content: Buffer.from('x') });
  await expect(withFarBackup(place, half, async () => {})).rejects.toThrow('There is no backup');
  await keepNewestFar(place, 1);
  expect(await names()).toContain(half);
  expect(await names()).toHaveLength(3);
});
