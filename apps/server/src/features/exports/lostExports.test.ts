import { exportStatuses } from '@portal/api-client/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { downloadTasks } from '../../db/schema/exports.ts';
import { jobs } from '../../db/schema/index.ts';
import { notices } from '../../db/schema/notices.ts';
import { createLogger } from '../../log/createLogger.ts';
import { DEMO_NOW, type DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';
import { endLostExports } from './endLostExports.ts';
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

const deps = () => ({
  ...server.services,
  db: server.db,
  clock: { now: () => DEMO_NOW },
  log: createLogger({ level: 'silent' }),
});
const never = new AbortController().signal;
const create = async (name = 'one') => {
  const { id } = await server.call('createDownloadTask', { resource: 'orders', name, uniqueId: name });
  return { id, job: { id: 'j', kind: 'export', companyId: null, payload: { taskId: id }, attempts: 1 } };
};
const get = (id: string) => server.call('getDownloadTask', { id });

it('[S880] an export ends also when its notice cannot be written', async () => {
  const { id, job } = await create();
  await server.db.execute(
    sql.raw(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`),
  );
  await server.db.execute(
    sql.raw('create trigger full_disk before insert on notices for each row execute function full_disk()'),
  );
  try {
    await createExportRunner(deps())(job, never);
  } finally {
    await server.db.execute(sql.raw('drop function full_disk cascade'));
  }
  expect(await get(id)).toMatchObject({ status: exportStatuses.ready });
  expect(await server.db.select().from(notices)).toEqual([]);
});

it('[S880] an export whose job ended without saying so fails as interrupted; one that waits is left alone', async () => {
  const lost = await create('lost');
  const waiting = await create('waiting');
  await server.db.execute(sql`update jobs set status = 'failed' where payload ->> 'taskId' = ${lost.id}`);
  await endLostExports(deps());
  expect(await get(lost.id)).toMatchObject({ status: exportStatuses.failed, failReason: 'interrupted' });
  expect(await get(waiting.id)).toMatchObject({ status: exportStatuses.waiting });
  expect(await server.db.select().from(notices)).toHaveLength(1);
});

it('[S880] a retry makes an export anew that nobody makes any more, before the sweep has seen it', async () => {
  const { id, job } = await create();
  await server.db.execute(sql`update jobs set status = 'failed'`);
  await server.db.update(downloadTasks).set({ status: exportStatuses.running });
  expect(await server.call('retryDownloadTask', { id })).toMatchObject({ status: exportStatuses.waiting });
  expect(await server.db.select().from(jobs)).toHaveLength(2);
  await createExportRunner(deps())(job, never);
  expect(await get(id)).toMatchObject({ status: exportStatuses.ready });
});

it('[S881] of ten exports that are asked for at once five are taken, and a retry waits its turn too', async () => {
  const failed = await create('failed');
  await server.db.update(downloadTasks).set({ status: exportStatuses.failed });
  const person = await server.signIn();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      person.ask('createDownloadTask', { resource: 'orders', name: `n${n}`, uniqueId: `n${n}` }),
    ),
  );
  expect(answers.filter(({ code }) => code === '200')).toHaveLength(5);
  const refused = answers.find(({ code }) => code !== '200')?.code;
  expect((await person.ask('retryDownloadTask', { id: failed.id })).code).toBe(refused);
});
