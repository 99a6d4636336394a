import type { HandlerResponseOf } from '@portal/api-client/contract';
import type { purchases, ServiceFacts } from '../../db/schema/purchases.ts';
import type { PortalContract } from '../../http/handlers.ts';
import type { Locale } from '../../http/localeOf.ts';
import { inLanguage } from '../business/words/Words.ts';
import { toItems } from './queryProductPackages.ts';

/** An order as it is stored. */
export type StoredPurchase = typeof purchases.$inferSelect;

/** How an order stands; one that nobody paid in time has expired without anything having to happen. */
export function stateOf(
  { state, payBefore }: Pick<StoredPurchase, 'state' | 'payBefore'>,
  now: Date,
): 'pending' | 'paid' | 'expired' | 'cancelled' {
  if (state === 'pending') return payBefore <= now ? 'expired' : 'pending';
  return state === 'paid' ? 'paid' : 'cancelled';
}

/** What the answer needs beside the row. */
export type ToPurchaseOptions = {
  locale: Locale;
  now: Date;
  payUrl?: string | undefined;
  userName?: string | undefined;
  serviceId?: string | undefined;
};

/** An order as pages show it. */
export function toPurchase(
  row: StoredPurchase,
  { locale, now, payUrl, userName, serviceId }: ToPurchaseOptions,
): HandlerResponseOf<PortalContract['queryPurchase']> {
  const state = stateOf(row, now);
  return {
    orderId: row.orderId,
    serviceId,
    kind: row.kind,
    systemCode: row.systemCode ?? undefined,
    systemName: row.systemName ? inLanguage(row.systemName, locale) : undefined,
    productId: row.productId ?? undefined,
    productName: inLanguage(row.productName, locale),
    months: row.months ?? undefined,
    quantity: row.quantity ?? undefined,
    originalAmount: row.originalAmount,
    amount: row.amount,
    currency: row.currency,
    before: toFacts(row.before, locale),
    after: toFacts(row.after, locale),
    state,
    createTime: row.createdAt.toISOString(),
    payBefore: row.payBefore.toISOString(),
    payTime: row.paidAt?.toISOString(),
    payUrl: state === 'pending' ? payUrl : undefined,
    userName,
    serverTime: now.toISOString(),
  };
}

/** How a service stands, as pages show it; nothing for nothing. */
export function toFacts(facts: ServiceFacts | null, locale: Locale) {
  if (!facts) return undefined;
  const { packageName, status, expireTime, billing } = facts;
  return {
    packageName: packageName ? inLanguage(packageName, locale) : undefined,
    status,
    expireTime: expireTime ?? undefined,
    items: toItems(billing),
  };
}
