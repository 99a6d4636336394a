import { randomUUID } from 'node:crypto';
import { healthChecks, operatorContract } from '@portal/api-client/contract/operator';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { outbox } from '../../../db/schema/accountFlows.ts';
import { auditLog } from '../../../db/schema/audit.ts';
import { downloadTasks } from '../../../db/schema/exports.ts';
import { jobs } from '../../../db/schema/platform.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

const OPERATOR = { as: 'operator' };
const NOT_NOW = 'saas.sso.operator.error.code.0004';
let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const check = async (name: string) =>
  (await server.call('getOperatorHealth', {}, OPERATOR)).checks.find((one) => one.check === name);

async function addJob(patch: Partial<typeof jobs.$inferInsert> = {}) {
  const now = server.clock.now();
  const job = { id: randomUUID(), kind: 'pull-shop', payload: {}, runAt: now, createdAt: now, ...patch };
  await server.db.insert(jobs).values(job);
  return job;
}

it('[S1340] everything that is looked at has a state and figures', async () => {
  const { checks } = await server.call('getOperatorHealth', {}, OPERATOR);
  expect(checks.map((one) => one.check)).toEqual([...healthChecks]);
  expect(await check('tables')).toMatchObject({ state: 'good' });
  expect(await check('backup')).toMatchObject({ state: 'off' });
  // The demo's people read their messages in the outbox: nothing carries them further, and health does not say so.
  expect(server.services.outbox.reaches('sms')).toBe(true);
  for (const channel of ['mail', 'sms']) expect(await check(channel)).toMatchObject({ state: 'off' });
  expect((await check('database'))?.values.bytes).toBeGreaterThan(0);
});

it('[S1340] work that nobody does, and what failed within a day, needs a look', async () => {
  expect(await check('jobs')).toMatchObject({ state: 'good' });
  const failed = await addJob({ status: 'failed', error: 'the shop was away' });
  expect(await check('jobs')).toMatchObject({ state: 'attention', values: { failed: 1 } });
  const stuck = await addJob({ runAt: new Date(server.clock.now().getTime() - 400_000) });
  expect(await check('jobs')).toMatchObject({ state: 'bad', values: { oldest: 400 } });
  for (const { id } of [failed, stuck]) await server.db.delete(jobs).where(eq(jobs.id, id));
  const message = { channel: 'email', recipient: 'a@b.example', subject: 'x', body: 'secret 123456' };
  const sent = {
    id: randomUUID(),
    ...message,
    state: 'failed',
    nextTryAt: new Date(),
    createdAt: server.clock.now(),
  };
  await server.db.insert(outbox).values(sent);
  expect(await check('messages')).toMatchObject({ state: 'attention', values: { failed: 1 } });
});

it('[S1341] failed work is done again; what has not failed is not', async () => {
  const job = await addJob({ status: 'failed', error: 'the shop was away', attempts: 3 });
  await server.call('retryOperatorJob', { id: job.id }, OPERATOR);
  const [row] = await server.db.select().from(jobs).where(eq(jobs.id, job.id));
  expect(row).toMatchObject({ status: 'queued', attempts: 0, error: null });
  expect((await server.ask('retryOperatorJob', { id: job.id }, OPERATOR)).code).toBe(NOT_NOW);
});

it('[S1342] a failed export is made again for whoever asked for it, also by its job', async () => {
  const task = await server.call('createDownloadTask', { resource: 'orders', name: 'again', format: 'csv' });
  const taskId = task.id ?? '';
  const ofTask = eq(downloadTasks.taskId, taskId);
  expect((await server.ask('retryOperatorExport', { taskId }, OPERATOR)).code).toBe(NOT_NOW);
  const fail = async () => {
    await server.db.update(downloadTasks).set({ status: 3, failReason: 'interrupted' }).where(ofTask);
    await server.db.update(jobs).set({ status: 'failed' }).where(eq(jobs.kind, 'export'));
  };
  const status = async () => (await server.db.select().from(downloadTasks).where(ofTask))[0]?.status;
  await fail();
  await server.call('retryOperatorExport', { taskId }, OPERATOR);
  expect(await status()).toBe(0);
  await fail();
  const job = (await server.db.select().from(jobs)).find(({ payload }) => payload.taskId === taskId);
  await server.call('retryOperatorJob', { id: job?.id ?? '' }, OPERATOR);
  expect(await status()).toBe(0);
  const { dataList } = await server.call('queryOperatorExportPage', { status: 0 }, OPERATOR);
  expect(dataList.find((one) => one.taskId === taskId)).toMatchObject({ companyName: '星辰跨境 Starlight' });
});

it('[S1343] messages are listed without what they say, and sent again when they were given up', async () => {
  const answer = await server.call('queryOperatorMessagePage', { state: 'failed' }, OPERATOR);
  expect(answer.dataList).toHaveLength(1);
  expect(JSON.stringify(answer)).not.toContain('123456');
  const [message] = answer.dataList;
  const id = message?.id ?? '';
  await server.call('retryOperatorMessage', { id }, OPERATOR);
  const [row] = await server.db.select().from(outbox).where(eq(outbox.id, id));
  expect(row).toMatchObject({ state: 'waiting', attempts: 0 });
  expect((await server.ask('retryOperatorMessage', { id }, OPERATOR)).code).toBe(NOT_NOW);
});

it('[S1344] the audit log of the whole portal is filtered, and taken as a file that no spreadsheet runs', async () => {
  const at = server.clock.now();
  await server.db.insert(auditLog).values([
    {
      at,
      kind: 'export',
      action: 'requested',
      companyId: 'c-bluepeak',
      actor: '=HYPERLINK("x")',
      target: 'a.csv',
    },
    { at, kind: 'sign-in', action: 'password', companyId: 'c-starlight', actor: '陈子昂' },
  ]);
  const page = async (request: object) => {
    const { dataList } = await server.call('queryOperatorAuditPage', { pageSize: 100, ...request }, OPERATOR);
    return dataList;
  };
  expect(await page({ companyId: 'c-bluepeak', kind: 'export' })).toMatchObject([
    { companyName: '蓝峰品牌 Bluepeak' },
  ]);
  expect((await page({ keyword: '陈子昂' })).every(({ actor }) => actor === '陈子昂')).toBe(true);
  const { token } = await server.signIn(OPERATOR);
  const answer = await server.app.request(operatorContract.exportOperatorAudit.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: token,
      host: 'portal.test:4400',
      'user-agent': 'test',
    },
    body: JSON.stringify({ companyId: 'c-bluepeak' }),
  });
  expect(answer.headers.get('content-disposition')).toContain('audit-2026-11-21.csv');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  expect((await page({ keyword: 'audit-exported' }))[0]).toMatchObject({ actor: '苏运营' });
});
