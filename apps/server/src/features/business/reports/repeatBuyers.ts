import { count, sum } from 'drizzle-orm';
import { orders } from '../../../db/schema/business.ts';
import { dayOf } from '../companyDays.ts';
import { salesCondition } from '../sales/salesCondition.ts';
import { sharesOf } from './derivedFigures.ts';
import { money, type Report } from './Report.ts';

/** Buyers by how often they came: groups of groups, which no question to the catalogue has. */
export const repeatBuyers: Report = {
  title: ['复购分析', 'Repeat purchases', '재구매 분석'],
  resource: 'orders',
  columns: 'orderCount:number buyers:number share:percent orders:number revenue:money',
  isOfDays: true,
  hasMarketplace: true,
  sort: 'orderCount',
  direction: 'asc',
  chart: { kind: 'bar', x: 'orderCount', series: ['buyers'] },
  async read(scope) {
    const buyers = scope.db
      .select({
        placed: count().as('placed'),
        revenue: sum(orders.amountUsd).mapWith(Number).as('revenue'),
      })
      .from(orders)
      .where(salesCondition(scope, { from: scope.fromDay, to: dayOf(scope) }))
      .groupBy(orders.buyerName, orders.city)
      .as('buyers');
    const { placed } = buyers;
    const found = await scope.db
      .select({ placed, buyers: count(), revenue: sum(buyers.revenue).mapWith(Number) })
      .from(buyers)
      .groupBy(placed)
      .orderBy(placed);
    const rows = found.map((row) => ({
      orderCount: Number(row.placed),
      buyers: row.buyers,
      orders: Number(row.placed) * row.buyers,
      revenue: money(row.revenue),
    }));
    const total = (key: 'buyers' | 'orders') => rows.reduce((sum, row) => sum + row[key], 0);
    const revenue = money(found.reduce((sum, row) => sum + row.revenue, 0));
    const shares = sharesOf(rows, 'buyers');
    return {
      rows: rows.map((row, index) => ({ ...row, share: shares[index] ?? null })),
      totals: { buyers: total('buyers'), orders: total('orders'), revenue },
    };
  },
};
