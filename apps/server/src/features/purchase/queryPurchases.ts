import { accountCodes, answerCodes, purchaseCodes } from '@portal/api-client/contract';
import { and, count, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { purchases } from '../../db/schema/purchases.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuseInDemo } from '../account/refuseInDemo.ts';
import { pageBounds } from '../params/pageOf.ts';
import { payUrlOf } from './payUrlOf.ts';
import { findService } from './planSelection.ts';
import { requireBuyer } from './requireBuyer.ts';
import { toPurchase } from './toPurchase.ts';

/** One order of the caller's company. */
export const queryPurchase: Handlers['queryPurchase'] = async ({ orderId }, context) => {
  await requireBuyer(context);
  const { db, companyId, clock, locale } = context;
  const [row] = await db
    .select({ order: purchases, userName: users.nickName })
    .from(purchases)
    .leftJoin(users, eq(users.id, purchases.userId))
    .where(and(eq(purchases.companyId, companyId), eq(purchases.orderId, orderId)));
  if (!row) throw new BusinessError(answerCodes.notFound, 'notFound');
  const { order, userName } = row;
  const service = order.systemCode ? await findService(context, order.systemCode) : undefined;
  return toPurchase(order, {
    locale,
    now: clock.now(),
    payUrl: payUrlOf(context, order),
    userName: userName ?? undefined,
    serviceId: service?.serviceId,
  });
};

/** The orders of the caller's company, latest first. */
export const queryPurchasePage: Handlers['queryPurchasePage'] = async (request, context) => {
  await requireBuyer(context);
  const { db, companyId, clock, locale } = context;
  const now = clock.now();
  const { limit, offset } = pageBounds(request);
  const where = and(eq(purchases.companyId, companyId), isIn(request.state, now));
  const [rows, [total]] = await Promise.all([
    db
      .select({ order: purchases, userName: users.nickName })
      .from(purchases)
      .leftJoin(users, eq(users.id, purchases.userId))
      .where(where)
      .orderBy(desc(purchases.createdAt), desc(purchases.orderId))
      .limit(limit)
      .offset(offset),
    db.select({ n: count() }).from(purchases).where(where),
  ]);
  return {
    dataList: rows.map(({ order, userName }) =>
      toPurchase(order, { locale, now, userName: userName ?? undefined }),
    ),
    totalCount: total?.n ?? 0,
  };
};

/** Gives up an order that is not paid; giving it up again changes nothing. */
export const cancelPurchase: Handlers['cancelPurchase'] = async ({ orderId }, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  await requireBuyer(context);
  const { db, companyId } = context;
  await db
    .update(purchases)
    .set({ state: 'cancelled' })
    .where(
      and(
        eq(purchases.companyId, companyId),
        eq(purchases.orderId, orderId),
        isIn('pending', context.clock.now()),
      ),
    );
  const order = await queryPurchase({ orderId }, context);
  if (order.state === 'paid') throw new BusinessError(purchaseCodes.closed, 'orderClosed');
  return order;
};

type State = Parameters<Handlers['queryPurchasePage']>[0]['state'];

function isIn(state: State, now: Date): SQL | undefined {
  switch (state) {
    case undefined:
      return undefined;
    case 'pending':
      return and(eq(purchases.state, 'pending'), gt(purchases.payBefore, now));
    case 'expired':
      return and(eq(purchases.state, 'pending'), lte(purchases.payBefore, now));
    default:
      return eq(purchases.state, state);
  }
}
