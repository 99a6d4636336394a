import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { categoryWords } from '../words/categoryWords.ts';
import { marketplaceLabel } from '../words/marketplaceLabel.ts';
import { inLanguage } from '../words/Words.ts';
import type { FoundGroup } from './askCatalogue.ts';
import { fullDaysOfMonth, fullDaysOfWeek, type ReportRow, type ReportScope, WEEK_DAYS } from './Report.ts';

/** How a report shows the groups of a dimension. */
type Group = {
  /** Columns as `key:type`; the first one names the row. */
  columns: string;
  /** What is read in place of the key. */
  shown?: (key: string, locale: Locale) => string | number;
  /** How many days of a group are shown and over. */
  fullDays?: (key: string, scope: ReportScope) => number;
  /** Groups that have an order of their own are read in it. */
  direction?: 'asc' | 'desc';
  isLine?: true;
  /** Groups with fewer full days are in the table alone. */
  wholeDays?: number;
};

/** The dimensions that reports are by. */
const groups = {
  shop: { columns: 'shopName:text' },
  platform: { columns: 'platform:text' },
  marketplace: { columns: 'marketplace:text', shown: marketplaceLabel },
  carrier: { columns: 'carrier:text' },
  orderBand: { columns: 'band:text', direction: 'asc' },
  orderId: { columns: 'orderNo:text shopName:text orderedAt:date-time' },
  ageBand: { columns: 'ageBand:text', direction: 'asc' },
  warehouse: { columns: 'warehouse:text' },
  category: {
    columns: 'category:text',
    shown: (key, locale) => inLanguage(categoryWords(key), locale),
  },
  product: { columns: 'sku:text productName:text' },
  adsType: { columns: 'adsType:text' },
  stars: { columns: 'stars:rating', shown: Number, direction: 'desc' },
  day: { columns: 'day:date', direction: 'desc', isLine: true },
  week: {
    columns: 'week:date fullDays:number',
    fullDays: fullDaysOfWeek,
    direction: 'desc',
    isLine: true,
    wholeDays: WEEK_DAYS,
  },
  month: { columns: 'month:text fullDays:number', fullDays: fullDaysOfMonth, direction: 'asc' },
} as const satisfies Partial<Record<DimensionName, Group>>;

/** A dimension that a report can be by. */
export type GroupName = keyof typeof groups;

/** How its groups are shown. */
export const groupOf = (by: GroupName): Group => groups[by];

/** The key of the column that names a group. */
export const keyColumnOf = (by: GroupName): string => groups[by].columns.split(':')[0] ?? by;

/** The columns of a row that say which group it is. */
export function nameGroup({ key, name }: FoundGroup, by: GroupName, scope: ReportScope): ReportRow {
  const { shown, fullDays } = groupOf(by);
  return {
    [keyColumnOf(by)]: shown ? shown(key, scope.locale) : key,
    ...(by === 'product' && { productName: name }),
    ...(fullDays && { fullDays: fullDays(key, scope) }),
  };
}
