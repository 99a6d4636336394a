import type { Words } from '../../features/business/words/Words.ts';
import type { Locale } from '../../http/localeOf.ts';
import type { DimensionName } from './dimensions.ts';
import type { DataResource, MeasureName } from './measures.ts';

/** What an expression may depend on; neither comes from the question. */
export type SqlContext = { locale: Locale; timeZone: string };

/** Rows of one kind, and what can be asked of them. All reads are of the views of schema `report`. */
export type DataSet = {
  name: string;
  /** The tables, joined. */
  from: string;
  /** The same with all products, or shops, sold or not; for what has none. */
  fromAll?: string;
  /** When a row happened: a moment, or a day; missing for what is true at present. */
  time?: { moment: string } | { day: string };
  /** Aggregates; `{when}` stands for the condition of a period, `:now` is bound. */
  measures: Readonly<Partial<Record<MeasureName, string>>>;
  dimensions: Readonly<Partial<Record<DimensionName, string | ((context: SqlContext) => string)>>>;
  /** What groups that have an order of their own are sorted by. */
  sorts?: Readonly<Partial<Record<DimensionName, string>>>;
  /** Dimensions of those that are there even where they have no rows. */
  ofAll?: readonly DimensionName[];
  /** Named conditions; with the kind of data that may be seen by whom they are told. */
  segments: Readonly<
    Record<string, { title: Words; where: string; resource: DataResource; sort?: MeasureName }>
  >;
  /** The list that owns the data. */
  link: { title: Words; path: string };
};

/** Hundredths as an amount. */
export const amount = (hundredths: string) => `round(coalesce(${hundredths}, 0) / 100.0, 2)::float8`;
/** What a part is of a whole, to 0.1 % unless it is told finer; nothing where there is no whole. */
export const share = (part: string, whole: string, digits = 3) =>
  `round(1.0 * (${part}) / nullif(${whole}, 0), ${digits})::float8`;
/** An amount for each; nothing where there is none. */
export const each = (hundredths: string, count: string) =>
  `round((${hundredths}) / 100.0 / nullif(${count}, 0), 2)::float8`;

/** Days, weeks and months of a moment in the company's zone. */
export function timesOf(moment: string) {
  const local = ({ timeZone }: SqlContext) => `${moment} at time zone '${timeZone}'`;
  return {
    day: (context: SqlContext) => `to_char(${local(context)}, 'YYYY-MM-DD')`,
    week: (context: SqlContext) => `to_char(date_trunc('week', ${local(context)}), 'YYYY-MM-DD')`,
    month: (context: SqlContext) => `to_char(${local(context)}, 'YYYY-MM')`,
  };
}

/** A product's name in the reader's language; its SKU where it has none. */
export function productName(sku: string) {
  const columns = {
    'zh-CN': 'product_name',
    'en-US': 'product_en_name',
    'ko-KR': 'product_kr_name',
  } as const;
  return ({ locale }: SqlContext) => `coalesce(p.${columns[locale]}, ${sku})`;
}
