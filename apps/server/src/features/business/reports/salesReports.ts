import { count, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { orders } from '../../../db/schema/business.ts';
import { addDays, dayOf, weekColumn } from '../companyDays.ts';
import { salesCondition } from '../sales/salesCondition.ts';
import { marketplaceLabel } from '../words/marketplaceLabel.ts';
import {
  fullDaysOfWeek,
  money,
  part,
  type Report,
  type ReportScope,
  WEEK_DAYS,
  withShare,
} from './Report.ts';

const revenue = sum(orders.amountUsd).mapWith(Number);
const units = sum(orders.units).mapWith(Number);
const refunded = sql`count(*) filter (where ${orders.status} = 'refunded')`.mapWith(Number);

/** Orders of the days that count as sales: paid and not cancelled. */
export function sold(scope: ReportScope): SQL | undefined {
  return salesCondition(scope, { from: scope.fromDay, to: dayOf(scope) });
}

async function byColumn(scope: ReportScope, column: PgColumn) {
  const name = sql<string>`${column}`;
  const rows = await scope.db
    .select({ name, orders: count(), units, revenue, refundedOrders: refunded })
    .from(orders)
    .where(sold(scope))
    .groupBy(name);
  return withShare(
    rows.map((row) => ({
      ...row,
      revenue: money(row.revenue),
      averageOrder: money(row.revenue / row.orders),
      refundRate: part(row.refundedOrders, row.orders),
    })),
    'revenue',
  );
}

const FIGURES =
  'orders:number units:number revenue:money share:percent averageOrder:money refundRate:percent';

/** Reports of what was sold, by shop, channel, marketplace and week. */
export const salesReports = {
  'sales-shops': {
    title: ['店铺销售', 'Sales by shop', '매장별 매출'],
    resource: 'sales',
    columns: `shopName:text ${FIGURES}`,
    isOfDays: true,
    hasMarketplace: true,
    sort: 'revenue',
    chart: { kind: 'bar', x: 'shopName', series: ['revenue'] },
    read: async (scope) =>
      (await byColumn(scope, orders.shopName)).map(({ name, ...row }) => ({ shopName: name, ...row })),
  },
  'sales-channels': {
    title: ['渠道销售', 'Sales by channel', '채널별 매출'],
    resource: 'sales',
    columns: `platform:text ${FIGURES}`,
    isOfDays: true,
    hasMarketplace: true,
    sort: 'revenue',
    chart: { kind: 'bar', x: 'platform', series: ['revenue'] },
    read: async (scope) =>
      (await byColumn(scope, orders.platform)).map(({ name, ...row }) => ({ platform: name, ...row })),
  },
  'sales-regions': {
    title: ['地区销售', 'Sales by marketplace', '지역별 매출'],
    resource: 'sales',
    columns: `marketplace:text ${FIGURES}`,
    isOfDays: true,
    hasMarketplace: false,
    sort: 'revenue',
    chart: { kind: 'bar', x: 'marketplace', series: ['revenue'] },
    read: async (scope) =>
      (await byColumn(scope, orders.marketplace)).map(({ name, ...row }) => ({
        marketplace: marketplaceLabel(name, scope.locale),
        ...row,
      })),
  },
  'sales-weeks': {
    title: ['每周销售', 'Sales by week', '주별 매출'],
    resource: 'sales',
    columns:
      'week:date fullDays:number orders:number units:number revenue:money change:percent averageOrder:money',
    isOfDays: true,
    hasMarketplace: true,
    sort: 'week',
    chart: { kind: 'line', x: 'week', series: ['revenue'], wholeDays: WEEK_DAYS },
    async read(scope) {
      const week = weekColumn(orders.orderedAt, scope.timeZone);
      const rows = await scope.db
        .select({ week, orders: count(), units, revenue })
        .from(orders)
        .where(sold(scope))
        .groupBy(week)
        .orderBy(week);
      const weeks = rows.map((row) => ({ ...row, fullDays: fullDaysOfWeek(row.week, scope) }));
      return weeks.map((row, index) => {
        const before = weeks[index - 1];
        // A week that has just begun, or of which a part is shown, would seem to fall or to rise. Where sales begin
        // within the days, nothing says that they began on a Monday.
        const isFirst = index === 1 && (before?.week ?? '') > scope.fromDay;
        const isComparable =
          row.fullDays === WEEK_DAYS &&
          before?.fullDays === WEEK_DAYS &&
          before.week === addDays(row.week, -WEEK_DAYS) &&
          !isFirst;
        return {
          ...row,
          revenue: money(row.revenue),
          change: isComparable && before.revenue ? (row.revenue - before.revenue) / before.revenue : null,
          averageOrder: money(row.revenue / row.orders),
        };
      });
    },
  },
} satisfies Record<string, Report>;
