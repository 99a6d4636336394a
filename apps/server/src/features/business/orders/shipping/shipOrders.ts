import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/Database.ts';
import { insertMany } from '../../../../db/insertMany.ts';
import { orderEvents, orderWorkItems } from '../../../../db/schema/orderWork.ts';
import type { Handlers } from '../../../../http/handlers.ts';
import { messageText } from '../../../../http/messages.ts';
import type { RequestContext } from '../../../../http/RequestContext.ts';
import { requireResource } from '../../../access/requireAccess.ts';
import { lockParcels } from '../packing/readParcels.ts';
import { claimWork } from '../work/startWork.ts';
import { checkParcels, type ParcelProblem, type ParcelRow } from './checkParcels.ts';
import { findOrders } from './findOrders.ts';
import { noteParcels } from './noteParcels.ts';
import { refused, resolveRows } from './resolveRows.ts';
import { takeStock } from './takeStock.ts';

/** Ends the transaction of parcels that are not noted. */
class NothingShipped extends Error {
  readonly problems: readonly ParcelProblem[];

  constructor(problems: readonly ParcelProblem[]) {
    super('nothing was shipped');
    this.problems = problems;
  }
}

/** Notes parcels and takes their goods out of stock: all of them, or none. */
export const shipOrders: Handlers['shipOrders'] = async ({ workId, rows, isCheck = false }, context) => {
  await requireResource(context, 'orders');
  try {
    return await context.db.transaction(async (tx) => {
      if (!(await claimWork(tx, context, workId, { type: 'ship' })))
        return { shipped: await shippedBy(tx, context, workId), problems: [] };
      const problems = await ship(tx, context, workId, rows);
      if (problems.length > 0 || isCheck) throw new NothingShipped(problems);
      return { shipped: await shippedBy(tx, context, workId), problems: [] };
    });
  } catch (error) {
    if (!(error instanceof NothingShipped)) throw error;
    const problems = error.problems.map(({ row, outcome, message }) => ({
      row,
      outcome,
      message: messageText(message, context.locale),
    }));
    return { shipped: 0, problems };
  }
};

async function shippedBy(tx: Database, { companyId }: RequestContext, workId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(orderEvents)
    .where(and(eq(orderEvents.companyId, companyId), eq(orderEvents.workId, workId)));
  return row?.count ?? 0;
}

async function ship(
  tx: Database,
  { companyId, userId, clock }: RequestContext,
  workId: string,
  given: readonly ParcelRow[],
): Promise<ParcelProblem[]> {
  const checked = checkParcels(given);
  await lockParcels(tx, companyId);
  const found = await findOrders(tx, companyId, checked.rows);
  const wrong = new Set(checked.problems.map(({ row }) => row));
  const { leaving, problems } = resolveRows(checked.rows, found, wrong);
  const at = clock.now();
  const lacking = await takeStock(
    tx,
    companyId,
    leaving.flatMap(({ orders, parcel }) =>
      orders.map(({ orderId, warehouse }) => ({ orderId, warehouse, parcel })),
    ),
    at,
  );
  for (const { row, orders } of leaving)
    if (orders.some(({ orderId }) => lacking.includes(orderId))) problems.push(refused(row, 'no-stock'));
  if (checked.problems.length + problems.length > 0)
    return [...checked.problems, ...problems].toSorted((one, other) => one.row - other.row);
  const ids = [...new Set(leaving.flatMap(({ orders }) => orders.map(({ orderId }) => orderId)))];
  await insertMany(
    tx,
    orderWorkItems,
    ids.map((orderId) => ({ companyId, workId, orderId, outcome: 'done' })),
  );
  await noteParcels(tx, { companyId, userId, workId, action: 'ship', at }, leaving, found.parcels);
  return [];
}
