import type { SQL } from 'drizzle-orm';
import { addDays, dayOf } from '../companyDays.ts';
import { salesCondition } from '../sales/salesCondition.ts';
import { marketplaceLabel } from '../words/marketplaceLabel.ts';
import { askCatalogue } from './askCatalogue.ts';
import { fullDaysOfWeek, type Report, type ReportScope, WEEK_DAYS, withShare } from './Report.ts';

/** Orders of the days that count as sales: paid and not cancelled. */
export function sold(scope: ReportScope): SQL | undefined {
  return salesCondition(scope, { from: scope.fromDay, to: dayOf(scope) });
}

const COLUMNS = { orders: 'orders', units: 'units', revenue: 'sales', averageOrder: 'averageOrder' } as const;

async function salesBy(scope: ReportScope, by: 'shop' | 'platform' | 'marketplace') {
  const { rows, totals } = await askCatalogue(scope, {
    by,
    columns: { ...COLUMNS, refundRate: 'refundRate' },
  });
  return { rows: withShare(rows, 'revenue'), totals };
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
    async read(scope) {
      const { rows, totals } = await salesBy(scope, 'shop');
      return { rows: rows.map(({ key, name: _, ...row }) => ({ shopName: key, ...row })), totals };
    },
  },
  'sales-channels': {
    title: ['渠道销售', 'Sales by channel', '채널별 매출'],
    resource: 'sales',
    columns: `platform:text ${FIGURES}`,
    isOfDays: true,
    hasMarketplace: true,
    sort: 'revenue',
    chart: { kind: 'bar', x: 'platform', series: ['revenue'] },
    async read(scope) {
      const { rows, totals } = await salesBy(scope, 'platform');
      return { rows: rows.map(({ key, name: _, ...row }) => ({ platform: key, ...row })), totals };
    },
  },
  'sales-regions': {
    title: ['地区销售', 'Sales by marketplace', '지역별 매출'],
    resource: 'sales',
    columns: `marketplace:text ${FIGURES}`,
    isOfDays: true,
    hasMarketplace: false,
    sort: 'revenue',
    chart: { kind: 'bar', x: 'marketplace', series: ['revenue'] },
    async read(scope) {
      const { rows, totals } = await salesBy(scope, 'marketplace');
      return {
        rows: rows.map(({ key, name: _, ...row }) => ({
          marketplace: marketplaceLabel(key, scope.locale),
          ...row,
        })),
        totals,
      };
    },
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
      const { rows, totals } = await askCatalogue(scope, { by: 'week', columns: COLUMNS });
      const weeks = rows.map(({ key, name: _, ...row }) => ({
        week: key,
        fullDays: fullDaysOfWeek(key, scope),
        ...row,
      }));
      const compared = weeks.map((row, index) => {
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
          change: isComparable && before.revenue ? (row.revenue - before.revenue) / before.revenue : null,
        };
      });
      return { rows: compared, totals };
    },
  },
} satisfies Record<string, Report>;
