import { addDays, daysBetween, isTimeZone, startOfDay } from '../features/business/companyDays.ts';
import type { Locale } from '../http/localeOf.ts';
import { dataSetFor } from './catalogue/catalogue.ts';
import type { DataSet, SqlContext } from './catalogue/DataSet.ts';
import { type DimensionName, dimensionOf, dimensions } from './catalogue/dimensions.ts';
import { type DataResource, type MeasureName, measures } from './catalogue/measures.ts';
import type { DataFilter, DataPeriod, DataQuestion } from './DataQuestion.ts';
import { shownMeasures } from './shownMeasures.ts';

/** A value that is bound in a query. */
export type Value = string | number | null;

/** In whose language, by which days, at what time. */
export type CompileScope = {
  locale: Locale;
  timeZone: string;
  now: Date;
  /** Groups at most. @default what an answer can show */
  mostRows?: number;
};

/** One SELECT with its bound values, and what its rows are. */
export type CompiledQuestion = {
  sql: string;
  values: Readonly<Record<string, Value>>;
  set: DataSet;
  /** Columns `d1`, `d2` … */
  dimensions: readonly DimensionName[];
  /** Columns `m1`, `m2` …, and `b1`, `b2` … of the compared period. */
  measures: readonly MeasureName[];
  /** Groups at most. */
  mostRows: number;
  /** The kinds of data that the caller must be allowed to see. */
  resources: readonly DataResource[];
};

/** Rows at most. */
const MOST_ROWS = 500;

/** Only states of orders tell more than sales do. */
const OF_ORDERS: readonly DimensionName[] = ['order', 'orderId', 'status', 'shipBy'];

/** Of orders, what only some of them have: groups without such ones are not listed. */
const OF_SOME: readonly MeasureName[] = [
  'sales',
  'orders',
  'units',
  'averageOrder',
  'unitPrice',
  'shippedOrders',
  'deliveredOrders',
  'shippedLate',
  'ordersToShip',
  'overdueOrders',
];

/**
 * Turns a question into one statement: a row for each group and first one, `is_total`, over all of them. What people
 * named is bound; whose rows they are is up to the views. Undefined where no rows can answer it.
 */
export function compileQuestion(question: DataQuestion, scope: CompileScope): CompiledQuestion | undefined {
  const set = dataSetFor(question);
  if (!set || question.measures.length === 0 || !isTimeZone(scope.timeZone)) return undefined;
  const { mostRows = MOST_ROWS } = scope;
  const values: Record<string, Value> = { now: scope.now.toISOString() };
  const bind = (name: string, value: Value) => {
    values[name] = value;
    return `:${name}`;
  };
  const groups = [...new Set(question.by.flatMap((name) => [name, ...detailsOf(name)]))];
  const shown = shownMeasures(question, set);
  const column = (name: DimensionName) => expressionOf(set, name, scope);

  const conditions = question.filters.map((filter, index) => ({
    isOfAll: set.ofAll?.includes(filter.dimension) ?? false,
    sql: conditionOf(filter, column, (value, at) => bind(`f${index}_${at}`, value)),
  }));
  const segments = question.segments.flatMap((name) => set.segments[name]?.where ?? []);
  const inPeriod = (period: DataPeriod | undefined, name: string, end: Date) =>
    periodCondition(set, period, (edge, value) => bind(`${name}_${edge}`, value), { ...scope, now: end });
  const now = inPeriod(question.period, 'now', scope.now);
  const before = inPeriod(question.compare, 'before', sameHour(question, scope) ?? scope.now);
  // A thing that has none has no rows: conditions on rows must not remove it.
  const factual = conditions.filter(({ isOfAll }) => !isOfAll).map((one) => one.sql);
  const ofRows = question.isWithout ? [...factual, ...segments] : [];
  const when = (period: string) =>
    [...ofRows, period].filter((one) => one !== 'true').join(' and ') || 'true';
  const where = [
    ...conditions.filter(({ isOfAll }) => isOfAll || !question.isWithout).map((one) => one.sql),
    ...(question.isWithout ? [] : [...segments, question.compare ? `(${now} or ${before})` : now]),
  ];
  const aggregate = (name: MeasureName, period: string) =>
    (set.measures[name] ?? '').replaceAll('{when}', when(period));

  const selected = [
    ...groups.map((name, index) => `${column(name)} as d${index + 1}`),
    ...shown.map((name, index) => `${aggregate(name, now)} as m${index + 1}`),
    ...(question.compare ? shown.map((name, index) => `${aggregate(name, before)} as b${index + 1}`) : []),
    `${groups.length > 0 ? `grouping(${column(groups[0] as DimensionName)})` : '1'} as is_total`,
    'count(*) over ()::int as groups',
  ];
  const places = groups.map((_, index) => index + 1).join(', ');
  const having = havingOf(question, (name) => aggregate(name, now), when(now), bind);
  const sql = [
    `select ${selected.join(',\n  ')}`,
    `from ${question.isWithout ? set.fromAll : set.from}`,
    `where ${where.filter((one) => one !== 'true').join('\n  and ') || 'true'}`,
    ...(groups.length > 0 ? [`group by grouping sets ((${places}), ())`] : []),
    ...(groups.length > 0
      ? [`having grouping(${column(groups[0] as DimensionName)}) = 1 or (${having})`]
      : []),
    `order by is_total desc${orderOf(question, set, { groups, shown })}`,
    `limit ${bind('limit', Math.min(question.limit ?? mostRows, mostRows) + 1)}`,
  ].join('\n');
  return {
    sql,
    values,
    set,
    dimensions: groups,
    measures: shown,
    mostRows,
    resources: resourcesOf(question, set, shown),
  };
}

function detailsOf(name: DimensionName): DimensionName[] {
  return (dimensionOf(name).details ?? []).filter((detail): detail is DimensionName => detail in dimensions);
}

function expressionOf(set: DataSet, name: DimensionName, context: SqlContext): string {
  const expression = set.dimensions[name] ?? '';
  return typeof expression === 'string' ? expression : expression(context);
}

function conditionOf(
  { dimension, values, isNot = false, isPart = false }: DataFilter,
  column: (name: DimensionName) => string,
  bind: (value: string, index: number) => string,
): string {
  if (isPart) {
    const names = [column('product'), 'p.product_name', 'p.product_en_name', 'p.product_kr_name'];
    const parts = values.map((value, index) => {
      const bound = bind(`%${value.replace(/[\\%_]/g, '\\$&')}%`, index);
      return names.map((name) => `${name} ilike ${bound}`).join(' or ');
    });
    return `${isNot ? 'not ' : ''}(${parts.join(' or ')})`;
  }
  const bound = values.map(bind).join(', ');
  if (values.length === 0) return isNot ? 'true' : 'false';
  return `coalesce(${column(dimension)}, '') ${isNot ? 'not in' : 'in'} (${bound})`;
}

/** Today is not over: as many days that are compared with it end at the same hour. */
function sameHour({ period, compare }: DataQuestion, { now, timeZone }: CompileScope): Date | undefined {
  if (!period || !compare) return undefined;
  if (daysBetween(period.from, period.to) !== daysBetween(compare.from, compare.to)) return undefined;
  if (startOfDay(addDays(period.to, 1), timeZone) <= now) return undefined;
  const passed = now.getTime() - startOfDay(period.from, timeZone).getTime();
  return new Date(startOfDay(compare.from, timeZone).getTime() + passed);
}

function periodCondition(
  { time }: DataSet,
  period: DataPeriod | undefined,
  bind: (edge: string, value: string) => string,
  { timeZone, now }: CompileScope,
): string {
  if (!period || !time) return 'true';
  if ('day' in time)
    return `(${time.day} >= ${bind('from', period.from)}::date and ${time.day} <= ${bind('to', period.to)}::date)`;
  const from = bind('from', startOfDay(period.from, timeZone).toISOString());
  const end = startOfDay(addDays(period.to, 1), timeZone);
  const until = bind('until', (end < now ? end : new Date(now.getTime() + 1)).toISOString());
  return `(${time.moment} >= ${from}::timestamptz and ${time.moment} < ${until}::timestamptz)`;
}

function havingOf(
  { having, isWithout, by, measures: asked }: DataQuestion,
  aggregate: (name: MeasureName) => string,
  when: string,
  bind: (name: string, value: Value) => string,
): string {
  if (isWithout) return `coalesce(${aggregate(asked[0] as MeasureName)}, 0) = 0`;
  const [first] = asked;
  const isOfTime = by.some((name) => dimensionOf(name).isTime);
  // What was only cancelled was not sold; days on which nothing was sold are shown.
  const isOfSome = first !== undefined && OF_SOME.includes(first) && !isOfTime;
  const some = isOfSome ? `coalesce(${aggregate(first)}, 0) <> 0` : `count(*) filter (where ${when}) > 0`;
  return having
    ? `${some} and ${aggregate(having.measure)} ${having.is} ${bind('having', having.than)}::float8`
    : some;
}

function orderOf(
  { order, segments, measures: asked }: DataQuestion,
  set: DataSet,
  { groups, shown }: { groups: readonly DimensionName[]; shown: readonly MeasureName[] },
): string {
  const place = (name: MeasureName) => `m${shown.indexOf(name) + 1}`;
  const rest = groups.map((_, index) => `, d${index + 1}`).join('');
  if (order && shown.includes(order.by)) return `, ${place(order.by)} ${order.direction} nulls last${rest}`;
  const [first] = groups;
  if (!first) return '';
  if (dimensionOf(first).isTime) return rest;
  const natural = set.sorts?.[first];
  if (natural) return `, ${natural}${rest}`;
  if (first === 'order' || first === 'review') {
    const time = groups.indexOf(groups.includes('shipBy') ? 'shipBy' : 'day') + 1;
    return `, d${time} ${first === 'order' ? 'asc' : 'desc'}${rest}`;
  }
  const sort = segments.map((name) => set.segments[name]?.sort).find((name) => name && shown.includes(name));
  if (sort) return `, ${place(sort)} asc nulls last${rest}`;
  const [main] = asked;
  return main ? `, ${place(main)} ${main === 'daysOfCover' ? 'asc' : 'desc'} nulls last${rest}` : rest;
}

function resourcesOf(
  { by, filters, segments }: DataQuestion,
  set: DataSet,
  shown: readonly MeasureName[],
): DataResource[] {
  const ofSets = new Set<DataResource>(shown.map((name) => measures[name].resource));
  for (const name of segments) ofSets.add(set.segments[name]?.resource ?? 'orders');
  const isOfOrders = set.time && 'moment' in set.time && set.dimensions.order !== undefined;
  const named = [...by, ...filters.map(({ dimension }) => dimension)];
  if (isOfOrders && named.some((name) => OF_ORDERS.includes(name))) ofSets.add('orders');
  return [...ofSets];
}
