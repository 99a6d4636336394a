import { exportStatuses } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { BlobStore } from '../../blobs/BlobStore.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import { blobs, jobs } from '../../db/schema/index.ts';
import { notices } from '../../db/schema/notices.ts';
import type { Job } from '../../jobs/createJobQueue.ts';
import { createLogger } from '../../log/createLogger.ts';
import { DEMO_NOW, type DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';
import { createExportRunner } from './runExport.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});
beforeEach(async () => {
  await server.db.delete(jobs);
  await server.db.delete(downloadTasks);
  await server.db.delete(notices);
});

/** A store whose writer stops half way until it is let go on. */
function pausing(store: BlobStore) {
  let reached = () => {};
  let goOn = () => {};
  const half = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  async function* paused(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    for await (const piece of pieces) {
      yield piece;
      reached();
      await gate;
    }
  }
  const blobStore: BlobStore = {
    ...store,
    write: (companyId, key, type, pieces) => store.write(companyId, key, type, paused(pieces)),
  };
  return { blobStore, half, goOn };
}

const runner = (store = server.services.blobs) =>
  createExportRunner({
    db: server.db,
    blobs: store,
    links: server.services.links,
    clock: { now: () => DEMO_NOW },
    log: createLogger({ level: 'silent' }),
  });
const never = new AbortController().signal;
const create = async () => {
  const { id } = await server.call('createDownloadTask', { resource: 'orders' });
  const job: Job = { id: 'j', kind: 'export', companyId: null, payload: { taskId: id }, attempts: 1 };
  return { id, job };
};
const get = (id: string) => server.call('getDownloadTask', { id });
const files = async () => (await server.db.select({ key: blobs.key }).from(blobs)).map(({ key }) => key);

it('[S343] is made by the worker that took over; what the first one still does counts no more', async () => {
  const { id, job } = await create();
  const first = pausing(server.services.blobs);
  const lost = runner(first.blobStore)(job, never);
  await first.half;
  expect(await get(id)).toMatchObject({ status: exportStatuses.running });
  await runner()({ ...job, attempts: 2 }, never);
  expect(await get(id)).toMatchObject({ status: exportStatuses.ready });
  first.goOn();
  await lost;
  expect(await get(id)).toMatchObject({ status: exportStatuses.ready, failReason: null });
  expect((await files()).filter((key) => key.includes(id))).toEqual([`exports/${id}/2`]);
  expect(await server.db.select().from(notices)).toHaveLength(1);
});

it('[S343] stays under way when its process stops, and leaves no file', async () => {
  const { id, job } = await create();
  const stop = new AbortController();
  const paused = pausing(server.services.blobs);
  const stopped = runner(paused.blobStore)(job, stop.signal);
  await paused.half;
  stop.abort();
  paused.goOn();
  await expect(stopped).rejects.toThrow('abort');
  expect(await get(id)).toMatchObject({ status: exportStatuses.running, is_del: 0 });
  expect((await files()).filter((key) => key.includes(id))).toEqual([]);
  await runner()(job, never);
  expect((await get(id)).status).toBe(exportStatuses.ready);
});

it('[S344] is given up in clear words when its workers die again and again', async () => {
  const { id, job } = await create();
  await runner()({ ...job, attempts: 4 }, never);
  expect(await get(id)).toMatchObject({ status: exportStatuses.failed, failReason: 'interrupted' });
});

it('[S345] is given up when its person removes it, and leaves no file', async () => {
  const { id, job } = await create();
  const paused = pausing(server.services.blobs);
  const running = runner(paused.blobStore)(job, never);
  await paused.half;
  await server.call('deleteDownloadTask', { id });
  paused.goOn();
  await running;
  const [row] = await server.db.select().from(downloadTasks).where(eq(downloadTasks.taskId, id));
  expect(row).toMatchObject({ isDeleted: true, fileKey: null });
  expect((await files()).filter((key) => key.includes(id))).toEqual([]);
  expect(await server.db.select().from(notices)).toEqual([]);
  await runner()(job, never);
  expect(await server.db.select().from(notices)).toEqual([]);
});
