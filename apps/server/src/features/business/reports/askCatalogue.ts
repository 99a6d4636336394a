import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import { inParts, measures as known, type MeasureName } from '../../../data/catalogue/measures.ts';
import { compileQuestion } from '../../../data/compileQuestion.ts';
import { answerQuestion, type DataRow } from '../../../data/runQuestion.ts';
import { dayOf } from '../companyDays.ts';
import type { ReportScope } from './Report.ts';

type Figures<Column extends string> = Record<Column, number>;

/** More rows than any report has. */
const MOST_ROWS = 100_000;

type Asked<Column extends string> = {
  by: DimensionName;
  /** Which measure of the catalogue fills which column. */
  columns: Readonly<Record<Column, MeasureName>>;
  /** How things are now, whatever the days. @default false */
  isOfNow?: boolean;
};

/**
 * Rows of a report that the catalogue of the data answers, and their totals: the group as `key`, for a product its `name`,
 * and its measures by column; amounts in US dollars, shares as parts of 1. The rights of its reader were asked for the report as a whole.
 */
export async function askCatalogue<Column extends string>(
  { db, companyId, locale, timeZone, now, fromDay, marketplace }: ReportScope,
  { by, columns, isOfNow = false }: Asked<Column>,
): Promise<{ rows: ({ key: string; name: string | null } & Figures<Column>)[]; totals: Figures<Column> }> {
  const names = Object.entries<MeasureName>(columns);
  const question = {
    measures: names.map(([, name]) => name),
    by: [by],
    filters: marketplace ? [{ dimension: 'marketplace' as const, values: [marketplace] }] : [],
    segments: [],
    ...(!isOfNow && { period: { from: fromDay, to: dayOf({ now, timeZone }) } }),
  };
  const compiled = compileQuestion(question, { locale, timeZone, now, mostRows: MOST_ROWS });
  if (!compiled) throw new Error(`The catalogue has no ${names.map(([, name]) => name).join(', ')} by ${by}`);
  const { rows, total } = await answerQuestion(compiled, { db, companyId });
  const places = names.map(([column, name]) => ({
    column,
    at: compiled.measures.indexOf(name),
    isShare: known[name].format === 'percent',
  }));
  const figuresOf = ({ measures }: DataRow) => {
    const figures = places.map(({ column, at, isShare }) => {
      const value = measures[at];
      return [column, isShare && typeof value === 'number' ? inParts(value) : value];
    });
    return Object.fromEntries(figures) as Figures<Column>;
  };
  return {
    rows: rows.map((row) => {
      const [key, name] = row.dimensions;
      return {
        key: String(key ?? ''),
        name: name === undefined || name === null ? null : String(name),
        ...figuresOf(row),
      };
    }),
    totals: figuresOf(total),
  };
}
