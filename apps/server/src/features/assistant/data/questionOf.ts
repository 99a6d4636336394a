import { meantBound } from '../../../data/bounds.ts';
import { dataSetFor } from '../../../data/catalogue/catalogue.ts';
import { type DimensionName, dimensions } from '../../../data/catalogue/dimensions.ts';
import { type MeasureName, measures } from '../../../data/catalogue/measures.ts';
import {
  BOUND_SIGNS,
  type DataFilter,
  type DataPeriod,
  type DataQuestion,
} from '../../../data/DataQuestion.ts';
import { lastUnits } from '../reading/calendar.ts';

const DEFAULT_DAYS = 30;
const MOST_VALUES = 20;
const MOST_LIMIT = 100;

/** A question that a model wrote, held to what the catalogue has; a sentence that says what is wrong with it otherwise. */
export function questionOf(input: unknown, today: string): DataQuestion | { wrong: string } {
  const given = isRecord(input) ? input : {};
  const asked = list(given.measures).filter(isMeasure);
  if (asked.length === 0) return { wrong: 'Name at least one measure of the catalogue.' };
  const by = list(given.by).filter(isDimension);
  const filters = Array.isArray(given.filters) ? given.filters.flatMap(filterOf) : [];
  const segments = list(given.segments);
  const period = periodOf(given.from, given.to, today);
  const compare = periodOf(given.compareFrom, given.compareTo, today);
  if (period === null || compare === null)
    return { wrong: 'Days are written 2026-01-31, the first before the last.' };
  const orderBy = String(given.orderBy ?? asked[0]);
  const limit = Math.round(Number(given.limit));
  const having = isRecord(given.having) ? given.having : undefined;
  const is = BOUND_SIGNS.find((sign) => sign === having?.is);
  if (having && !is) return { wrong: `A bound is one of ${BOUND_SIGNS.join(' ')}.` };
  const shape: DataQuestion = {
    measures: asked.slice(0, 4),
    by: by.slice(0, 3),
    filters,
    segments,
    ...(isMeasure(orderBy) &&
      (given.direction !== undefined || given.orderBy !== undefined) && {
        order: { by: orderBy, direction: given.direction === 'asc' ? ('asc' as const) : ('desc' as const) },
      }),
    ...(limit >= 1 && { limit: Math.min(limit, MOST_LIMIT) }),
    ...(having &&
      is &&
      isMeasure(String(having.measure)) &&
      Number.isFinite(Number(having.value)) && {
        having: meantBound({
          measure: having.measure as MeasureName,
          is,
          value: Number(having.value),
        }),
      }),
    ...(given.isWithout === true && { isWithout: true }),
  };
  const needed = [...shape.measures, shape.order?.by, shape.having?.measure].filter(
    (name) => name !== undefined,
  );
  const set = dataSetFor({ ...shape, measures: needed });
  if (!set) return { wrong: 'No data has these measures, dimensions, filters and segments together.' };
  if (!set.time) return shape;
  return {
    ...shape,
    period: period ?? lastUnits(DEFAULT_DAYS, 'day', today),
    ...(compare && { compare }),
  };
}

function filterOf(given: unknown): DataFilter[] {
  if (!isRecord(given) || !isDimension(String(given.dimension))) return [];
  const values = list(given.values)
    .slice(0, MOST_VALUES)
    .map((value) => value.slice(0, 100));
  if (values.length === 0) return [];
  const isPart = given.isPart === true && given.dimension === 'product';
  return [
    {
      dimension: given.dimension as DimensionName,
      values,
      ...(given.isNot === true && { isNot: true }),
      ...(isPart && { isPart }),
    },
  ];
}

/** Missing where no day is given, null where what is given is none. */
function periodOf(from: unknown, to: unknown, today: string): DataPeriod | undefined | null {
  if (from === undefined && to === undefined) return undefined;
  const [first, last] = [String(from ?? to), String(to ?? today)];
  const isDay = (day: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    new Date(day).toISOString().startsWith(day);
  return isDay(first) && isDay(last) && first <= last ? { from: first, to: last } : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const isMeasure = (name: string): name is MeasureName => Object.hasOwn(measures, name);
const isDimension = (name: string): name is DimensionName => Object.hasOwn(dimensions, name);
