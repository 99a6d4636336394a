import { exportStatuses } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { compileQuestion } from '../../data/compileQuestion.ts';
import type { DataQuestion } from '../../data/DataQuestion.ts';
import { answerQuestion } from '../../data/runQuestion.ts';
import { roleMenus } from '../../db/schema/menus.ts';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { runExports } from '../../testing/runExports.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const ORDERS: DataQuestion = {
  measures: ['sales'],
  by: ['order'],
  filters: [],
  segments: [],
  period: { from: '2026-09-01', to: '2026-11-21' },
};
const create = (answer: object, more: object = {}) =>
  server.call('createDownloadTask', { answer: answer as Record<string, unknown>, format: 'csv', ...more });
const run = () => runExports(server.db, server.services, server.clock);
const task = (id: string, as = 'owner') => server.call('getDownloadTask', { id }, { as });
async function linesOf(id: string) {
  const { pathname, search } = new URL((await task(id)).fileOssUrl ?? '');
  return (await (await server.app.request(pathname + search)).text()).trim().split('\r\n');
}

it('[S1210] all rows of an answer are in the file, not only those that it shows', async () => {
  const { id } = await create(ORDERS);
  await run();
  const done = await task(id);
  expect(done.status).toBe(exportStatuses.ready);
  const scope = { locale: 'zh-CN', timeZone: 'Asia/Shanghai', now: server.clock.now() } as const;
  const compiled = compileQuestion(ORDERS, scope);
  if (!compiled) throw new Error('no question');
  const { groups } = await answerQuestion(compiled, { db: server.db, companyId: 'c-starlight' });
  expect(groups).toBeGreaterThan(500);
  expect(done.rowCount).toBe(groups);
  const [head, ...rows] = await linesOf(id);
  expect(head).toContain('销售额 (USD)');
  expect(rows.length).toBe(groups);
});

it('[S3050] shares of an answer are in percent in its file, days are days', async () => {
  const { id } = await create({ ...ORDERS, measures: ['refundRate'], by: ['month'] });
  await run();
  const [head, ...rows] = await linesOf(id);
  expect(head).toMatch(/退款率(,|$)/);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(row).toMatch(/^2026-\d\d,(\d|\d\d)(\.\d)?%,/);
});

it('[S1210] an answer that was asked for its first few has these alone, also as XLSX', async () => {
  const { id } = await create({ ...ORDERS, by: ['shop'], limit: 2 }, { format: 'xlsx', name: 'best' });
  await run();
  expect(await task(id)).toMatchObject({ status: exportStatuses.ready, rowCount: 2, name: 'best.xlsx' });
});

it('[S1210] what is no question of the catalogue is refused', async () => {
  for (const answer of [{}, { measures: ['password'] }, { measures: ['sales'], by: ['campaign'] }])
    expect((await server.ask('createDownloadTask', { answer })).status).toBe(400);
  const both = { answer: ORDERS, resource: 'orders' };
  expect((await server.ask('createDownloadTask', both)).status).toBe(400);
});

it('[S1210] who lost the right meanwhile gets no file', async () => {
  const request = { answer: ORDERS as unknown as Record<string, unknown>, format: 'csv' as const };
  const { id } = await server.call('createDownloadTask', request, { as: 'staff' });
  const granted = await server.db.delete(roleMenus).where(eq(roleMenus.companyId, 'c-starlight')).returning();
  await run();
  expect((await task(id, 'staff')).status).toBe(exportStatuses.failed);
  expect((await server.ask('createDownloadTask', request, { as: 'staff' })).code).not.toBe('200');
  await server.db.insert(roleMenus).values(granted);
});
