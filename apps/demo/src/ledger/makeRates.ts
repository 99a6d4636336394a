import type { exchangeRates } from '@portal/server/schema/ledger';
import { createRandom } from '../createRandom.ts';
import { marketplaces } from '../marketplaces.ts';
import type { LedgerDays } from './ledgerDays.ts';

/** A row of the table of exchange rates. */
export type RateRow = typeof exchangeRates.$inferInsert;

/** How many of a currency one US dollar buys on a day. */
export type RateOf = (currency: string, day: number) => number;

const WIDEST = 0.03;
const OTHERS = [
  ['CNY', 7.12],
  ['KRW', 1_380],
] as const;

/** One rate a day and currency, never far from where it began. */
export function makeRates(companyId: string, days: LedgerDays): { rows: RateRow[]; rateOf: RateOf } {
  const base = new Map<string, number>([
    ...marketplaces.map(({ currency, rate }) => [currency, rate] as const),
    ...OTHERS,
  ]);
  const rows: RateRow[] = [];
  const rates = new Map<string, number[]>();
  for (const [currency, middle] of base) {
    const random = createRandom(`rates:${companyId}:${currency}`);
    let drift = 0;
    const list = days.names.map((day) => {
      drift = Math.max(-WIDEST, Math.min(WIDEST, drift + (random.next() - 0.5) * 0.008));
      const rate = currency === 'USD' ? 1 : Number((middle * (1 + drift)).toPrecision(6));
      rows.push({ companyId, day, currency, rate });
      return rate;
    });
    rates.set(currency, list);
  }
  const rateOf: RateOf = (currency, day) => {
    const list = rates.get(currency);
    const rate = list?.[Math.max(0, Math.min(day, days.last))];
    if (rate === undefined) throw new Error(`No rate of ${currency}`);
    return rate;
  };
  return { rows, rateOf };
}
