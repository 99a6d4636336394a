import { answerCodes } from '@portal/api-client/contract';
import { and, count } from 'drizzle-orm';
import { orders } from '../../../../db/schema/business.ts';
import { BusinessError } from '../../../../http/errors.ts';
import type { RequestContext } from '../../../../http/RequestContext.ts';
import { orderList } from '../../lists/orderList.ts';
import { type ListSelection, listCondition } from '../../openList.ts';
import { type OrderPaper, orderPapers } from './orderPapers.ts';
import { hasPaper } from './paperRefusal.ts';

/** Orders that one file prints at most. */
const MOST_ORDERS = 5_000;

/** Throws unless a selection of orders has such papers, and not too many. */
export async function requirePapers(
  paper: OrderPaper,
  selection: ListSelection,
  context: RequestContext,
): Promise<void> {
  const [found] = await context.db
    .select({ count: count() })
    .from(orders)
    .where(and(listCondition(orderList, selection, context), hasPaper(paper)));
  const papers = found?.count ?? 0;
  const { none, tooMany } = orderPapers[paper];
  if (papers === 0) throw new BusinessError(answerCodes.badRequest, none);
  if (papers > MOST_ORDERS)
    throw new BusinessError(answerCodes.badRequest, tooMany, {
      values: { count: MOST_ORDERS.toLocaleString('en-US') },
    });
}
