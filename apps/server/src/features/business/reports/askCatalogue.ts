import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import type { MeasureName } from '../../../data/catalogue/measures.ts';
import { compileQuestion } from '../../../data/compileQuestion.ts';
import type { DataFilter, DataQuestion } from '../../../data/DataQuestion.ts';
import { answerQuestion, type DataRow } from '../../../data/runQuestion.ts';
import { dayOf } from '../companyDays.ts';
import type { ReportScope } from './Report.ts';

/** More rows than any report has. */
const MOST_ROWS = 100_000;

/** Figures by column; amounts in US dollars, shares as parts of 1, null where there is no whole. */
type FigureValues = Record<string, number | null>;

/** A group by its key, for a product with its name. */
export type FoundGroup = { key: string; name: string | null; figures: FigureValues };

type Asked = Partial<Pick<DataQuestion, 'filters' | 'segments'>> & {
  by: DimensionName;
  /** Which measure of the catalogue fills which column. */
  columns: readonly (readonly [column: string, measure: MeasureName])[];
  /** Groups that have none of it are left out. @default the first measure */
  listedBy?: MeasureName | undefined;
  /** How things are now, whatever the days. @default false */
  isOfNow?: boolean | undefined;
};

/** The condition that a dimension has a value. */
export const equals = (dimension: DimensionName, value: string): DataFilter => ({
  dimension,
  values: [value],
});

/** The condition that a dimension has another value, or any where none is named. */
export const isNot = (dimension: DimensionName, value = ''): DataFilter => ({
  ...equals(dimension, value),
  isNot: true,
});

/**
 * Rows of a report that the catalogue of the data answers, and their totals. The rights of its reader were asked for the
 * report as a whole.
 */
export async function askCatalogue(
  { db, companyId, locale, timeZone, now, fromDay, marketplace }: ReportScope,
  { by, columns, listedBy, isOfNow = false, filters = [], segments = [] }: Asked,
): Promise<{ rows: FoundGroup[]; totals: FigureValues }> {
  const names = columns.map(([, name]) => name);
  const question = {
    measures: listedBy ? [listedBy, ...names] : names,
    by: [by],
    filters: [...filters, ...(marketplace ? [equals('marketplace', marketplace)] : [])],
    segments,
    ...(!isOfNow && { period: { from: fromDay, to: dayOf({ now, timeZone }) } }),
  };
  const compiled = compileQuestion(question, { locale, timeZone, now, mostRows: MOST_ROWS });
  if (!compiled) throw new Error(`The catalogue has no ${names.join(', ')} by ${by}`);
  const { rows, total } = await answerQuestion(compiled, { db, companyId });
  const figuresOf = ({ measures }: DataRow): FigureValues =>
    Object.fromEntries(
      columns.map(([column, name]) => {
        const value = measures[compiled.measures.indexOf(name)];
        return [column, typeof value === 'number' ? value : null];
      }),
    );
  return {
    rows: rows.map((row) => {
      const [key, name] = row.dimensions;
      return {
        key: String(key ?? ''),
        name: typeof name === 'string' ? name : null,
        figures: figuresOf(row),
      };
    }),
    totals: figuresOf(total),
  };
}
