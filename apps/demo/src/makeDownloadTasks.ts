import type { downloadTasks } from '@portal/server/schema/exports';
import { createRandom } from './createRandom.ts';

/** A row of the download table. */
export type DownloadRow = typeof downloadTasks.$inferInsert;

const MINUTE_MS = 60_000;

const FILES: readonly (readonly [
  kind: string,
  name: string,
  status: number,
  isDeleted: boolean,
  view: string,
])[] = [
  ['orders', '待发货订单明细', 1, false, 'to-ship'],
  ['stock', '低库存预警清单', 0, false, 'low'],
  ['orders', '全部订单导出', 2, false, 'today'],
  ['ads', '商品推广广告', 2, false, 'sp'],
  ['reviews', '差评明细', 3, false, 'negative'],
  ['listings', '在售商品清单', 2, false, 'active'],
  ['stock', '海外仓库存明细', 2, false, 'overseas'],
  ['orders', '退款订单汇总', 3, false, 'refunded'],
  ['listings', '购物车丢失清单', 2, false, 'buybox-lost'],
  ['stock', '库龄分析报表', 2, true, 'aging'],
  ['reviews', '全部评价导出', 2, false, 'recent'],
  ['ads', '高花费低转化广告', 2, false, 'high-acos'],
];

/** A dozen exports of one person, newest first, in every status. */
export function makeDownloadTasks(companyId: string, userId: string, now: Date): DownloadRow[] {
  const random = createRandom(`downloads:${companyId}:${userId}`);
  let minutesAgo = 0;
  return FILES.map(([kind, name, status, isDeleted, view], index) => {
    minutesAgo += index < 2 ? random.between(1, 3) : random.between(90, 2_400);
    const createdAt = new Date(now.getTime() - minutesAgo * MINUTE_MS);
    const taskId = `${companyId}-${userId}-export-${index + 1}`;
    const isOver = status >= 2;
    return {
      companyId,
      taskId,
      userId,
      uniqueId: `${kind}-${random.digits(10)}`,
      name: `${name}-${createdAt.toISOString().slice(0, 10)}.csv`,
      kind,
      status,
      isDeleted,
      progress: status === 2 ? 100 : 0,
      rowCount: status === 2 ? random.between(120, 4_800) : 0,
      fileUrl: null,
      selection: { resource: kind, view, format: 'csv' },
      failReason: status === 3 ? 'source-timeout' : null,
      createdAt,
      finishedAt: isOver ? new Date(createdAt.getTime() + random.between(1, 4) * MINUTE_MS) : null,
    };
  });
}
