import { answerCodes } from '@portal/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import { orderLines, orders, products } from '../../../db/schema/business.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { readOrderMessages } from '../inbox/readMessages.ts';
import { MESSAGES } from '../inbox/threadState.ts';
import { productNameIn } from '../productNameIn.ts';
import { toOrder } from '../toOrder.ts';
import { readAssignee, readOrderHistory, readOrderProfit, readStockBeside } from './readOrderDetail.ts';
import { readMergeable, readOrderParcels } from './readOrderParcels.ts';

/** One order of the company, with everything beside it that the caller may see. */
export const queryOrder: Handlers['queryOrder'] = async ({ orderId }, context) => {
  await requireResource(context, 'orders');
  const { db, companyId, locale } = context;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.orderId, orderId)))
    .limit(1);
  if (!order) throw new BusinessError(answerCodes.notFound, 'notFound');
  const where = and(eq(orderLines.companyId, companyId), eq(orderLines.orderId, orderId));
  const [lines, levels, profit, messages, assignedTo, parcels, mergeable] = await Promise.all([
    db
      .select({
        lineNo: orderLines.lineNo,
        sku: orderLines.sku,
        productName: productNameIn(locale),
        quantity: orderLines.quantity,
        unitPrice: orderLines.unitPrice,
      })
      .from(orderLines)
      .leftJoin(products, and(eq(products.companyId, orderLines.companyId), eq(products.sku, orderLines.sku)))
      .where(where)
      .orderBy(asc(orderLines.lineNo)),
    mayRead(context, 'stock', () => readStockBeside(db, order)),
    mayRead(context, 'sales', () => readOrderProfit(db, order)),
    mayRead(context, MESSAGES, () => readOrderMessages(db, order)),
    readAssignee(db, order),
    readOrderParcels(db, order),
    readMergeable(db, order),
  ]);
  const history = await readOrderHistory(db, order, lines);
  return {
    ...toOrder(order),
    note: order.note,
    tags: order.tags,
    assignedTo,
    street: order.street,
    postcode: order.postcode,
    paidAt: order.paidAt?.toISOString() ?? null,
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    refundedAt: order.refundedAt?.toISOString() ?? null,
    lines: lines.map((line) => ({
      ...line,
      productName: line.productName ?? line.sku,
      unitPrice: line.unitPrice / 100,
      stock: levels?.get(line.sku) ?? null,
    })),
    profit,
    messages,
    history,
    parcels,
    mergeable,
  };
};

/** Reads what only those may see who have a menu of it; undefined for the others. */
async function mayRead<Part>(
  context: RequestContext,
  resource: string,
  read: () => Promise<Part>,
): Promise<Part | undefined> {
  try {
    await requireResource(context, resource);
  } catch (error) {
    if (error instanceof BusinessError) return undefined;
    throw error;
  }
  return read();
}
