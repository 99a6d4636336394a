import { or, sql } from 'drizzle-orm';
import type { Locale } from '../../../http/localeOf.ts';
import type { Present } from '../companyDays.ts';
import { containsText } from '../containsText.ts';
import type { ListSource } from '../lists/ListSource.ts';
import { lookUp } from '../lists/lookUp.ts';
import { sumOf } from '../lists/sumOf.ts';
import { COVER_DAYS, restockTable, SAFETY_DAYS } from './restockTable.ts';

const companyId = sql`restock.company_id`;
const sku = sql`restock.sku`;
const status = sql`restock.status`;
const names = [sql`restock.product_name`, sql`restock.product_en_name`, sql`restock.product_kr_name`];
const NAME_COLUMNS: Readonly<Record<Locale, string>> = {
  'zh-CN': 'product_name',
  'en-US': 'product_en_name',
  'ko-KR': 'product_kr_name',
};
/** The column of the table behind each column of the list. */
const COLUMNS = {
  sku: 'sku',
  supplier: 'supplier',
  status: 'status',
  daysOfCover: 'days_left',
  runsOutOn: 'runs_out_on',
  available: 'available',
  inbound: 'inbound',
  sold30: 'sold_30',
  sold90: 'sold_90',
  velocity: 'velocity',
  leadDays: 'lead_days',
  transitDays: 'transit_days',
  safetyStock: 'safety',
  reorderAt: 'reorder_at',
  target: 'target',
  suggested: 'suggested',
  minimum: 'minimum',
  unitPrice: 'unit_price',
} as const;

type RestockRow = Record<string, string | number | null>;

/** What to order, product by product, as a generic list; worked out from sales and stock whenever it is asked. */
export function restockList(company: string, present: Present): ListSource {
  return {
    table: restockTable(company, present),
    companyId,
    id: sku,
    status,
    marketplace: undefined,
    title: ['补货建议', 'Restock', '보충 제안'],
    statuses: ['low', 'out', 'normal'],
    columns: [
      { key: 'sku', type: 'text' },
      { key: 'productName', type: 'text' },
      { key: 'status', type: 'status' },
      { key: 'daysOfCover', type: 'number' },
      { key: 'runsOutOn', type: 'date' },
      { key: 'suggested', type: 'number' },
      { key: 'available', type: 'number' },
      { key: 'inbound', type: 'number' },
      { key: 'velocity', type: 'number' },
      { key: 'sold30', type: 'number' },
      { key: 'sold90', type: 'number' },
      { key: 'leadDays', type: 'number' },
      { key: 'transitDays', type: 'number' },
      { key: 'safetyStock', type: 'number' },
      { key: 'reorderAt', type: 'number' },
      { key: 'target', type: 'number' },
      { key: 'supplier', type: 'text' },
      { key: 'minimum', type: 'number' },
      { key: 'unitPrice', type: 'money', currencyKey: 'currency' },
    ],
    usual:
      'sku productName status daysOfCover runsOutOn suggested available inbound velocity sold30 leadDays supplier',
    sortBy: (key, locale) => {
      const column = key === 'productName' ? NAME_COLUMNS[locale] : lookUp(COLUMNS, key);
      return column === undefined ? undefined : sql`restock.${sql.identifier(column)}`;
    },
    totals: {
      suggested: sumOf(sql`restock.suggested`),
      available: sumOf(sql`restock.available`),
      inbound: sumOf(sql`restock.inbound`),
      velocity: sumOf(sql`restock.velocity`),
      sold30: sumOf(sql`restock.sold_30`),
      sold90: sumOf(sql`restock.sold_90`),
    },
    defaultSort: 'daysOfCover',
    defaultDirection: 'asc',
    matches: (text) =>
      or(...[sku, sql`restock.supplier`, ...names].map((column) => containsText(column, text))),
    async read(db, { where, orderBy, limit, offset, locale }) {
      const { rows } = await db.execute<RestockRow>(sql`
        select * from ${restockTable(company, present)} where ${where ?? sql`true`}
        order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`);
      return rows.map((row) => toRow(row, locale));
    },
    async readFirst(db, { where, orderBy, locale }) {
      const { rows } = await db.execute<RestockRow>(sql`
        select *, count(*) over () row_count from ${restockTable(company, present)} where ${where ?? sql`true`}
        order by ${sql.join(orderBy, sql`, `)} limit 1`);
      const [row] = rows;
      return { count: Number(row?.row_count ?? 0), row: row && toRow(row, locale) };
    },
  };
}

function toRow(row: RestockRow, locale: Locale) {
  const shown = Object.entries(COLUMNS).map(([key, column]) => [key, row[column] ?? null]);
  return {
    ...Object.fromEntries(shown),
    id: String(row.sku),
    productName: row[NAME_COLUMNS[locale]] ?? null,
    velocity: Number(row.velocity),
    currency: 'USD',
    // What the figures were worked out with, for whoever asks how.
    days30: row.days_30 ?? null,
    days90: row.days_90 ?? null,
    coverDays: COVER_DAYS,
    safetyDays: row.safety_set === null ? SAFETY_DAYS : null,
  };
}
