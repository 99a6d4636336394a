import { answerCodes } from '@portal/api-client/contract';
import { and, count } from 'drizzle-orm';
import { orders } from '../../../../db/schema/business.ts';
import { BusinessError } from '../../../../http/errors.ts';
import type { RequestContext } from '../../../../http/RequestContext.ts';
import { orderList } from '../../lists/orderList.ts';
import { type ListSelection, listCondition } from '../../openList.ts';
import { hasSlip } from './slipRefusal.ts';

/** Packing slips that one file has at most. */
const MOST_SLIPS = 5_000;

/** Throws unless a selection of orders has packing slips, and not too many. */
export async function requireSlips(selection: ListSelection, context: RequestContext): Promise<void> {
  const [found] = await context.db
    .select({ count: count() })
    .from(orders)
    .where(and(listCondition(orderList, selection, context), hasSlip));
  const slips = found?.count ?? 0;
  if (slips === 0) throw new BusinessError(answerCodes.badRequest, 'slipsNone');
  if (slips > MOST_SLIPS)
    throw new BusinessError(answerCodes.badRequest, 'slipsTooMany', {
      values: { count: MOST_SLIPS.toLocaleString('en-US') },
    });
}
