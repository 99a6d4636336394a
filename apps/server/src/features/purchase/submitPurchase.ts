import { randomBytes } from 'node:crypto';
import { accountCodes, purchaseCodes } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { purchases } from '../../db/schema/purchases.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { LOCALE_INDEX } from '../../http/localeOf.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { refuseInDemo } from '../account/refuseInDemo.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { payUrlOf } from './payUrlOf.ts';
import { type Plan, planSelection, type Selection } from './planSelection.ts';
import { requireBuyer } from './requireBuyer.ts';
import { PAY_WITHIN_MS } from './rules.ts';
import { type StoredPurchase, toFacts, toPurchase } from './toPurchase.ts';

/** What something costs now. */
export const quotePurchase: Handlers['quotePurchase'] = async (request, context) => {
  await requireBuyer(context);
  return toQuote(request, await planSelection(placeOf(context), request), context);
};

/** Orders; two clicks, or a try sent again, order once. */
export const submitPurchase: Handlers['submitPurchase'] = async (request, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  await requireBuyer(context);
  const { requestId, amount, ...selection } = request;
  const made = await findByRequest(context, requestId);
  if (made) return answer(made, context);
  if (!context.services.payments) throw new BusinessError(purchaseCodes.noPayment, 'noPayment');
  const plan = await planSelection(placeOf(context), selection);
  if (plan.amount !== amount) {
    const data = toQuote(selection, plan, context);
    throw new BusinessError(purchaseCodes.priceChanged, 'priceChanged', { data });
  }
  await context.db.transaction(async (tx) => {
    const [ordered] = await tx
      .insert(purchases)
      .values(toRow(selection, plan, requestId, context))
      .onConflictDoNothing({ target: [purchases.companyId, purchases.requestId] })
      .returning({ target: purchases.orderId });
    if (ordered) await recordAudit(tx, context, { ...ordered, kind: 'purchase', action: 'ordered' });
  });
  const order = await findByRequest(context, requestId);
  if (!order) throw new Error('An order that was just made is not there');
  return answer(order, context);
};

function answer(order: StoredPurchase, context: RequestContext) {
  const { locale, clock } = context;
  return toPurchase(order, { locale, now: clock.now(), payUrl: payUrlOf(context, order) });
}

async function findByRequest({ db, companyId }: RequestContext, requestId: string) {
  const [order] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.companyId, companyId), eq(purchases.requestId, requestId)));
  return order;
}

function toRow(
  selection: Selection,
  plan: Plan,
  requestId: string,
  { companyId, userId, clock, locale }: RequestContext,
): typeof purchases.$inferInsert {
  const now = clock.now();
  return {
    orderId: orderNumber(now),
    companyId,
    userId,
    requestId,
    kind: selection.kind,
    systemCode: plan.service?.systemCode ?? null,
    productId: selection.productId ?? plan.service?.state.packageId ?? null,
    systemName: plan.systemName,
    productName: plan.productName,
    months: selection.months ?? null,
    quantity: selection.quantity ?? null,
    originalAmount: plan.originalAmount,
    amount: plan.amount,
    currency: plan.currency,
    state: 'pending',
    payCode: randomBytes(16).toString('base64url'),
    locale,
    before: plan.before,
    after: plan.after,
    createdAt: now,
    payBefore: new Date(now.getTime() + PAY_WITHIN_MS),
  };
}

/** People read it out to each other: the day, and digits that say nothing about how many orders there are. */
function orderNumber(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return `P${day}${randomBytes(5).readUIntBE(0, 5).toString().padStart(13, '0')}`;
}

function toQuote(selection: Selection, plan: Plan, { locale }: RequestContext) {
  const { originalAmount, amount, currency, before, after, systemName, productName, service } = plan;
  const place = LOCALE_INDEX[locale];
  return {
    kind: selection.kind,
    systemCode: service?.systemCode,
    systemName: systemName?.[place],
    productId: selection.productId ?? service?.state.packageId ?? undefined,
    productName: productName[place],
    months: selection.months,
    quantity: selection.quantity,
    originalAmount,
    amount,
    currency,
    before: toFacts(before, locale),
    after: toFacts(after, locale),
  };
}

function placeOf({ db, companyId, clock }: RequestContext) {
  return { db, companyId, now: clock.now() };
}
