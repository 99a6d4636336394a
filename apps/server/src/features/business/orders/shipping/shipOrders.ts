import { and, asc, count, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../../db/Database.ts';
import { insertMany } from '../../../../db/insertMany.ts';
import { orders } from '../../../../db/schema/business.ts';
import { orderEvents, orderWorkItems } from '../../../../db/schema/orderWork.ts';
import type { Handlers } from '../../../../http/handlers.ts';
import { messageText } from '../../../../http/messages.ts';
import type { RequestContext } from '../../../../http/RequestContext.ts';
import { requireResource } from '../../../access/requireAccess.ts';
import { type OrderRefusal, shipRefusal } from '../work/decideChange.ts';
import { refusalMessages } from '../work/orderWords.ts';
import { claimWork } from '../work/startWork.ts';
import { writeChanges } from '../work/writeChanges.ts';
import { checkParcels, keyOf, type ParcelProblem, type ParcelRow } from './checkParcels.ts';
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
      return { shipped: rows.length, problems: [] };
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
  const { rows, problems } = checkParcels(given);
  const stored = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.companyId, companyId),
        or(
          inArray(
            orders.orderNo,
            rows.filter(({ orderId }) => !orderId).map(({ orderNo }) => orderNo),
          ),
          inArray(
            orders.orderId,
            rows.flatMap(({ orderId }) => orderId ?? []),
          ),
        ),
      ),
    )
    .orderBy(asc(orders.orderId))
    .for('update');
  const byNumber = Map.groupBy(stored, ({ orderNo }) => orderNo);
  const byId = Map.groupBy(stored, ({ orderId }) => orderId);
  const wrong = new Set(problems.map(({ row }) => row));
  const parcels = rows.flatMap((parcel, index) => {
    if (wrong.has(index + 1)) return [];
    const [order, other] = (parcel.orderId ? byId : byNumber).get(keyOf(parcel)) ?? [];
    const refusal = order ? shipRefusal(order) : 'not-found';
    if (other) problems.push({ row: index + 1, outcome: 'ambiguous', message: 'orderAmbiguous' });
    else if (refusal || !order) problems.push(refused(index + 1, refusal ?? 'not-found'));
    else return [{ ...parcel, row: index + 1, order }];
    return [];
  });
  const at = clock.now();
  const lacking = await takeStock(
    tx,
    companyId,
    parcels.map(({ order }) => order),
    at,
  );
  for (const { row, order } of parcels)
    if (lacking.includes(order.orderId)) problems.push(refused(row, 'no-stock'));
  if (problems.length > 0) return problems.toSorted((one, other) => one.row - other.row);
  await insertMany(
    tx,
    orderWorkItems,
    parcels.map(({ order }) => ({ companyId, workId, orderId: order.orderId, outcome: 'done' })),
  );
  await writeChanges(
    tx,
    { companyId, userId, workId, action: 'ship', at },
    parcels.map(({ order, carrier, trackingNo }) => ({
      order,
      changes: {
        status: [order.status, 'shipped'],
        carrier: [order.carrier, carrier],
        trackingNo: [order.trackingNo, trackingNo],
        shippedAt: [order.shippedAt?.toISOString() ?? null, at.toISOString()],
      },
    })),
  );
  return [];
}

function refused(row: number, outcome: OrderRefusal): ParcelProblem {
  return { row, outcome, message: refusalMessages[outcome] };
}
