import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createTestClock } from '../testing/createTestClock.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { openTestServers } from '../testing/openTestServers.ts';
import { seedTestPeople } from '../testing/seedTestPeople.ts';
import { type Backups, createBackups } from './createBackups.ts';
import { readManifest } from './Manifest.ts';

const HOUR_S = 3600;
let root: string;
let folder: string;
let database: OpenDatabase;
let clock: ReturnType<typeof createTestClock>;
let said: { level: string; err?: unknown }[];
let opened: Backups[];
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'portal-schedule-'));
  folder = join(root, 'backups');
  database = await createTestDatabase();
  await seedTestPeople(database.db);
  clock = createTestClock();
  said = [];
  opened = [];
});
afterEach(async () => {
  for (const backups of opened) await backups.stop();
  await database.close();
  rmSync(root, { recursive: true, force: true });
});

function open({ url = database.url, keep = 2 } = {}): Backups {
  const note = (level: string) => (line: object) => void said.push({ level, ...line });
  const log = { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') };
  const backups = createBackups({ url, schedule: { folder, everyHours: 6, keep }, clock, log });
  opened.push(backups);
  return backups;
}
const stored = () => (existsSync(folder) ? readdirSync(folder).sort() : []);

it('[S1096] makes a backup when one is due, and keeps the newest', async () => {
  const backups = open();
  expect(backups.ageSeconds()).toBe(Number.POSITIVE_INFINITY);
  await backups.look();
  const [first = ''] = stored();
  const { tables, createdAt } = readManifest(join(folder, first));
  expect(tables.find(({ name }) => name === 'users')?.rows).toBe(3);
  expect([createdAt, backups.ageSeconds()]).toEqual([clock.now().toISOString(), 0]);
  clock.advance({ seconds: 6 * HOUR_S - 1 });
  await backups.look();
  expect(stored()).toEqual([first]);
  clock.advance({ seconds: 1 });
  await backups.look();
  expect(stored()).toHaveLength(2);
  clock.advance({ seconds: 7 * HOUR_S });
  await backups.look();
  expect(stored()).toHaveLength(2);
  expect(stored()).not.toContain(first);
  expect(backups.counts).toEqual({ done: 3, failed: 0 });
});

it('[S1096] goes on from the backups that are there, and leaves alone what is none of its own', async () => {
  mkdirSync(join(folder, '2020-01-01T000000Z.part'), { recursive: true });
  mkdirSync(join(folder, 'before-the-update'));
  await open().look();
  const [made = '', other] = stored();
  expect([stored().length, other]).toEqual([2, 'before-the-update']);
  clock.advance({ seconds: HOUR_S });
  const later = open();
  await later.look();
  expect([later.counts.done, later.ageSeconds()]).toEqual([0, HOUR_S]);
  // A newer one that is damaged counts for nothing.
  cpSync(join(folder, made), join(folder, '2099-01-01T000000Z'), { recursive: true });
  writeFileSync(join(folder, '2099-01-01T000000Z', 'manifest.json'), '{');
  expect(later.ageSeconds()).toBe(HOUR_S);
});

it('[S1096] of processes that look at once, one makes it', async () => {
  const all = [open(), open(), open()];
  await Promise.all(all.map((backups) => backups.look()));
  expect(stored()).toHaveLength(1);
  expect(all.reduce((sum, { counts }) => sum + counts.done, 0)).toBe(1);
  expect(all.map(({ counts }) => counts.failed)).toEqual([0, 0, 0]);
});

it('[S1097] one that fails is told, leaves nothing, and is tried again a quarter of an hour later', async () => {
  writeFileSync(folder, 'a file stands where the folder should');
  const backups = open();
  await backups.look();
  expect(backups.counts).toEqual({ done: 0, failed: 1 });
  expect(said).toMatchObject([{ level: 'error', err: { code: 'EEXIST' } }]);
  rmSync(folder);
  await backups.look();
  expect(stored()).toEqual([]);
  clock.advance({ minutes: 15 });
  await backups.look();
  expect(backups.counts).toEqual({ done: 1, failed: 1 });
  const away = open({ url: database.url.replace(/\/[^/]*$/, '/nowhere') });
  clock.advance({ seconds: 6 * HOUR_S });
  await away.look();
  expect([away.counts.failed, stored().length, said.at(-1)?.level]).toEqual([1, 1, 'error']);
});

it('[S1097] a stop breaks off the one that is under way, and nothing half done stays', async () => {
  const blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  await blocker.query('begin; lock table users in access exclusive mode');
  const backups = open();
  const looking = backups.look();
  const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await database.pool.query(waits)).rowCount).toBe(1);
  expect(stored()).toHaveLength(1);
  await backups.stop();
  await looking;
  expect([stored(), said, backups.counts]).toEqual([[], [], { done: 0, failed: 0 }]);
  await blocker.end();
});

it('[S1098] a server makes them as configured, tells their age, and runs on when they fail', async () => {
  const servers = await openTestServers();
  const start = (env: object) => servers.start({ PORTAL_METRICS_PORT: '0', ...env });
  const page = async ({ said: text }: { said: string }) =>
    (await fetch(/Metrics at (\S+)/.exec(text)?.[1] ?? '')).text();
  try {
    const good = await start({ PORTAL_BACKUP_FOLDER: folder, PORTAL_BACKUP_EVERY_HOURS: '6' });
    await expect.poll(() => page(good)).toContain('portal_backups_total{result="done"} 1');
    const text = await page(good);
    expect(text).toMatch(/^portal_backup_age_seconds [\d.]+$/m);
    expect(text).toContain('portal_backup_interval_seconds 21600');
    expect(stored()).toHaveLength(1);
    writeFileSync(join(root, 'file'), '');
    const bad = await start({ PORTAL_BACKUP_FOLDER: join(root, 'file') });
    await expect.poll(() => page(bad)).toContain('portal_backups_total{result="failed"} 1');
    expect(await page(bad)).toContain('portal_backup_age_seconds +Inf');
    expect((await fetch(`${bad.url}/readyz`)).status).toBe(200);
    expect(await page(await start({}))).not.toContain('portal_backup');
  } finally {
    await servers.close();
  }
});

it('[S1098] the schedule is read from the environment, and what cannot be meant is refused by its name', () => {
  const read = (env: Record<string, string>) => readSettings(env).backup;
  expect(read({})).toBeUndefined();
  const PORTAL_BACKUP_FOLDER = '/srv/backups';
  expect(read({ PORTAL_BACKUP_FOLDER })).toEqual({ folder: '/srv/backups', everyHours: 24, keep: 30 });
  const named = { PORTAL_BACKUP_FOLDER, PORTAL_BACKUP_EVERY_HOURS: '6', PORTAL_BACKUP_KEEP: '8' };
  expect(read(named)).toMatchObject({ everyHours: 6, keep: 8 });
  for (const name of ['PORTAL_BACKUP_EVERY_HOURS', 'PORTAL_BACKUP_KEEP']) {
    for (const wrong of ['0', '1.5', 'often'])
      expect(() => read({ PORTAL_BACKUP_FOLDER, [name]: wrong })).toThrow(name);
    expect(() => read({ [name]: '3' })).toThrow('PORTAL_BACKUP_FOLDER');
  }
});
