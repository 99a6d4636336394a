import { notices } from '@portal/server/schema/notices';
import { openDemoDatabase, openDemoServer } from '@portal/server/testing';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

it('[D611] what a notice says is what its page and its report show', async () => {
  const { db, close } = await openDemoDatabase();
  const server = await openDemoServer(db);
  const rows = await db
    .select({ title: notices.title, info: notices.info })
    .from(notices)
    .where(and(eq(notices.userId, 'u-owner'), eq(notices.companyId, 'c-starlight')));
  const figure = (pattern: RegExp) => Number(rows.map(({ title }) => pattern.exec(title)?.[1]).find(Boolean));
  const count = async (resource: 'orders' | 'restock' | 'reviews', view: string, status?: string) =>
    (await server.call('queryList', { resource, view, filters: { status }, pageSize: 1 })).totalCount;
  expect(rows).toHaveLength(19);
  expect(figure(/^有 (\d+) 笔订单今天必须发货/)).toBe(await count('orders', 'due-today'));
  expect(figure(/^有 (\d+) 笔订单已超过发货时限/)).toBe(await count('orders', 'overdue'));
  expect(figure(/^(\d+) 个商品需要补货/)).toBe(await count('restock', 'all', 'low'));
  expect(figure(/^有 (\d+) 条评价等待回复/)).toBe(await count('reviews', 'unanswered'));
  const { daily } = await server.call('querySalesOverview', { days: 7 });
  const yesterday = daily.find(({ day }) => day === '2026-11-20');
  expect(figure(/^昨日订单 (\d+) 笔/)).toBe(yesterday?.orders);
  await close();
});
