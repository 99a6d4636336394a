import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exportStatuses } from '@portal/api-client/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeBackup } from '../backup/writeBackup.ts';
import { createFolderBlobStore } from '../blobs/createFolderBlobStore.ts';
import { readConnection } from '../db/connectionFile.ts';
import { isDiskFull } from '../db/isDiskFull.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { exportPerson } from '../features/person/exportPerson.ts';
import { readSettings } from '../settings/readSettings.ts';
import { mountSmallDisk, type SmallDisk } from '../testing/mountSmallDisk.ts';
import { openDemoDatabase } from '../testing/openDemoDatabase.ts';
import { openDemoServer } from '../testing/openDemoServer.ts';
import { runExports } from '../testing/runExports.ts';
import { seedTestPeople, TEST_PASSWORD } from '../testing/seedTestPeople.ts';
import { signIn } from '../testing/signIn.ts';
import { startServer } from './startServer.ts';

/** The least that a PostgreSQL with the portal's tables and its log takes. */
const DATABASE_MB = 256;
const FILES_MB = 8;
const PICTURE_BYTES = 400_000;

const trial = mountSmallDisk(1);
trial?.remove();
// A disk of one's own takes root: without it these rules are not checked, and the name of the suite says so.
const suite = trial ? describe : describe.skip;

function openDisk(megabytes: number): SmallDisk {
  const disk = mountSmallDisk(megabytes);
  if (!disk) throw new Error('no disk could be mounted');
  onTestFinished(() => disk.remove());
  return disk;
}

/** A picture by its first bytes, and so many more. */
function pictureOf(size: number): Blob {
  const head = Buffer.alloc(24);
  head.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(100, 16);
  head.writeUInt32BE(100, 20);
  return new Blob([head, randomBytes(size - head.length)]);
}

suite('a disk that is full (needs root, to mount one)', () => {
  it('[S2520] [S2521] of the database: writes are told so and half done nowhere, reads go on, and so does everything once there is room', async () => {
    const { folder, fill, empty } = openDisk(DATABASE_MB);
    const settings = readSettings({ PORT: '0', PORTAL_LOG: 'silent', PORTAL_DATA_DIR: join(folder, 'data') });
    const server = await startServer(settings, { say: () => {} });
    onTestFinished(() => server.stop());
    const database = openDatabase(readConnection(settings.dataDir)?.databaseUrl ?? '');
    onTestFinished(() => database.close());
    await seedTestPeople(database.db);
    const token = await signIn(server.url, 'anna', TEST_PASSWORD);
    const ask = async (path: string, body: BodyInit, headers = {}) => {
      const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: { authorization: token, ...headers },
        body,
      });
      const { code, data } = (await answer.json()) as { code: string; data: { headImgUrl?: string } };
      return {
        status: answer.status,
        code,
        retryAfter: answer.headers.get('retry-after'),
        address: data?.headImgUrl,
      };
    };
    const read = () => ask('/sso/user/getUserInfoByHideCode', '{}', { 'content-type': 'application/json' });
    const upload = () => {
      const form = new FormData();
      form.set('FILE', pictureOf(PICTURE_BYTES));
      return ask('/sso/user/uploadAvatar', form);
    };
    const before = await upload();
    expect(before.status).toBe(200);

    fill(50_000);
    expect(await upload()).toEqual({ status: 503, code: '503', retryAfter: '60', address: undefined });
    expect(await read()).toMatchObject({ status: 200, address: before.address });
    const { rows } = await database.pool.query('select count(*)::int as count from public_files');
    expect(rows).toEqual([{ count: 1 }]);
    expect((await (await fetch(server.url + before.address)).bytes()).length).toBe(PICTURE_BYTES);

    // Its log has no room either: PostgreSQL ends at the first piece that it cannot begin, and is started again until it can.
    const log = "select pg_logical_emit_message(true, 'test', 'x'), pg_switch_wal()";
    const fillsLog = async () => {
      for (let pieces = 0; pieces < 50; pieces += 1) await database.pool.query(log);
    };
    await expect(fillsLog()).rejects.toThrow();
    expect(await upload()).toMatchObject({ status: 503 });
    empty();
    await expect.poll(async () => (await upload()).status, { timeout: 40_000, interval: 500 }).toBe(200);
    expect(await read()).toMatchObject({ status: 200 });
  }, 120_000);

  it('[S2522] of files: what could not be written whole is not there, is told as no room, and can be written later', async () => {
    const { folder, fill, empty } = openDisk(FILES_MB);
    const files = createFolderBlobStore(join(folder, 'files'));
    const pieces = () => [randomBytes(500_000), randomBytes(500_000)];
    await files.write('c', 'kept', 'text/plain', pieces());
    fill(600_000);
    await expect(files.write('c', 'new', 'text/plain', pieces())).rejects.toSatisfy(isDiskFull);
    expect(readdirSync(join(folder, 'files/c'))).toEqual(['kept']);
    empty();
    await files.write('c', 'new', 'text/plain', pieces());
    expect(readdirSync(join(folder, 'files/c')).sort()).toEqual(['kept', 'new']);
  });

  it('[S2522] of exports: the line says that it failed, and its second try is whole', async () => {
    const { folder, fill, empty } = openDisk(FILES_MB);
    const database = await openDemoDatabase();
    onTestFinished(() => database.close());
    const env = { BLOB_URL: `file://${join(folder, 'files')}` };
    const server = await openDemoServer(database.db, undefined, { env });
    mkdirSync(join(folder, 'files'));
    const { id } = await server.call('createDownloadTask', { resource: 'orders' });
    const run = () => runExports(database.db, server.services, server.clock);
    const statusOf = async () => (await server.call('getDownloadTask', { id })).status;
    fill(10_000);
    await run();
    expect(await statusOf()).toBe(exportStatuses.failed);
    empty();
    await server.call('retryDownloadTask', { id });
    await run();
    expect(await statusOf()).toBe(exportStatuses.ready);
  });

  it("[S2522] of backups, and of a person's data: no folder is left, and the next is whole", async () => {
    const { folder, fill, empty } = openDisk(FILES_MB);
    const database = await openDemoDatabase();
    onTestFinished(() => database.close());
    const { services } = await openDemoServer(database.db);
    const kinds = {
      backup: (to: string) => writeBackup(database.url, to, new Date()),
      person: (to: string) =>
        exportPerson(database.db, { userId: 'u-owner', blobs: services.blobs, folder: to }),
    };
    for (const [kind, write] of Object.entries(kinds)) {
      fill(20_000);
      await expect(write(join(folder, kind))).rejects.toSatisfy(isDiskFull);
      expect(readdirSync(folder)).not.toContain(`${kind}.part`);
      expect(existsSync(join(folder, kind))).toBe(false);
      empty();
      await write(join(folder, kind));
      expect(readdirSync(join(folder, kind)).length).toBeGreaterThan(1);
    }
  });
});
