import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { financeEntries } from '../../db/schema/ledger.ts';

const total = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);

/** What entries of the books add up to, by part: what came in is positive, what it cost negative; hundredths of USD. */
export const profitParts = {
  goods: total(financeEntries.goodsUsd),
  shipping: total(financeEntries.shippingUsd),
  refunds: total(financeEntries.refundsUsd),
  cost: total(financeEntries.costUsd),
  fees: total(financeEntries.feesUsd),
  freight: total(financeEntries.freightUsd),
  ads: total(financeEntries.adsUsd),
  storage: total(financeEntries.storageUsd),
  tax: total(financeEntries.taxUsd),
};

/** The parts of a profit, in hundredths of US dollars. */
export type ProfitParts = { [Part in keyof typeof profitParts]: number };

/** What is left of the sales: the sum of the parts. */
export function profitOf(parts: ProfitParts): number {
  const { goods, shipping, refunds, cost, fees, freight, ads, storage, tax } = parts;
  return goods + shipping + refunds + cost + fees + freight + ads + storage + tax;
}
