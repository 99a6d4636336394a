import { randomUUID } from 'node:crypto';
import { round } from '../lib/report.ts';
import type { Call } from './openCalls.ts';

const ORDERS = 5_000;
const PAGE = 1_000;

type Work = { total: number; done: number; isDone: boolean };

/** How long a tag on 5,000 orders takes, how often its progress is told, and how long taking it back takes. */
export async function measureOrderWork(call: Call) {
  const ids: { orderId: string }[] = [];
  for (let pageNo = 1; ids.length < ORDERS; pageNo++) {
    const { dataList } = await call<{ dataList: { id: string }[] }>('queryList', {
      resource: 'orders',
      pageNo,
      pageSize: PAGE,
    });
    if (dataList.length === 0) throw new Error(`There are ${ids.length} orders, fewer than ${ORDERS}`);
    ids.push(...dataList.map(({ id }) => ({ orderId: id })));
  }
  const finish = async (name: string, request: Record<string, unknown>) => {
    const workId = randomUUID();
    const began = performance.now();
    let work = await call<Work>(name, { workId, ...request });
    const firstMs = round(performance.now() - began);
    let answers = 1;
    for (; !work.isDone; answers++) work = await call<Work>('continueOrderWork', { workId });
    const ms = round(performance.now() - began);
    if (work.done !== ORDERS) throw new Error(`${name}: ${work.done} of ${ORDERS} orders were done`);
    return { workId, ms, firstMs, answers };
  };
  const action = { type: 'tag', add: ['bench'], remove: [] };
  const { workId: undone, ...tag } = await finish('workOrders', { action, orders: { ids } });
  const { workId: _, ...undo } = await finish('undoOrderWork', { undone });
  return { tag, undo };
}
