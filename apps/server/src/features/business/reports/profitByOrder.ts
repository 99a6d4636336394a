import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { shops } from '../../../db/schema/business.ts';
import { financeEntries } from '../../../db/schema/ledger.ts';
import { monthColumn } from '../companyDays.ts';
import { profitOf, profitParts } from '../profitFigures.ts';
import { money, part, type ReportScope } from './Report.ts';

/** What the books of the days earned, order by order; freight is less what buyers paid for shipping. */
export async function profitByOrder(scope: ReportScope) {
  const key = financeEntries.orderId;
  const units = sql`coalesce(sum(${financeEntries.units}) filter (where ${financeEntries.kind} = 'sale'), 0)`;
  const rows = await scope.db
    .select({ key, units: units.mapWith(Number), ...profitParts })
    .from(financeEntries)
    .where(ofBooks(scope))
    .groupBy(key)
    // Rows of equal figures keep one order.
    .orderBy(key);
  return rows.map((row) => {
    const { goods, shipping, refunds, cost, fees, freight, ads, storage, tax } = row;
    const profit = profitOf(row);
    return {
      key: row.key,
      units: row.units,
      revenue: money(goods),
      cost: money(-cost),
      fees: money(-fees),
      freight: money(-freight - shipping),
      adSpend: money(-ads),
      refunds: money(-refunds),
      storage: money(-storage),
      tax: money(-tax),
      profit: money(profit),
      margin: part(profit, goods),
    };
  });
}

/** The entries of the books that a report is about. */
export function ofBooks(scope: ReportScope): SQL | undefined {
  const { db, companyId, from, marketplace, of = {} } = scope;
  const named = db
    .select({ shopId: shops.shopId })
    .from(shops)
    .where(and(eq(shops.companyId, companyId), eq(shops.shopName, of.shopName ?? '')));
  return and(
    eq(financeEntries.companyId, companyId),
    gte(financeEntries.occurredAt, from),
    marketplace ? eq(financeEntries.marketplace, marketplace) : undefined,
    of.marketplace ? eq(financeEntries.marketplace, of.marketplace) : undefined,
    of.sku ? eq(financeEntries.sku, of.sku) : undefined,
    of.shopName ? inArray(financeEntries.shopId, named) : undefined,
    of.month ? eq(monthOf(scope), of.month) : undefined,
  );
}

/** The month of an entry, in the company's days. */
function monthOf({ timeZone }: ReportScope): SQL<string> {
  return monthColumn(financeEntries.occurredAt, timeZone);
}

/** The page with the orders behind a row: as its page narrows it, and by what the row is about. */
export function ordersBehind(of: NonNullable<ReportScope['of']>): string {
  return `order-profit?${new URLSearchParams(Object.entries(of))}`;
}
