import { count, desc } from 'drizzle-orm';
import type { Handlers } from '../../http/handlers.ts';
import { requireResource } from '../access/requireAccess.ts';
import { pageBounds } from '../params/pageOf.ts';
import { listSource } from './lists/listSources.ts';
import { readFigures } from './lists/readFigures.ts';
import { listCondition, openList, presentOf } from './openList.ts';
import { recordFields } from './records/recordList.ts';
import { isRecordKind } from './records/recordSpecs.ts';
import { statusIn } from './words/statusWords.ts';

/** Sums of money are in it, whatever currencies the rows are in. */
const LIST_CURRENCY = 'USD';

/** One page of any of the company's lists, with its columns. */
export const queryList: Handlers['queryList'] = async (request, context) => {
  await requireResource(context, request.resource);
  const { locale } = context;
  const list = openList(request, context);
  const [dataList, totalCount] = await Promise.all([list.read(pageBounds(request)), list.count()]);
  return {
    title: list.title,
    columns: list.columns,
    statuses: list.source.statuses.map((status) => statusIn(status, locale, request.resource)),
    fields: isRecordKind(request.resource) ? recordFields(request.resource, locale) : [],
    hasMarketplace: list.source.marketplace !== undefined,
    sortBy: list.sortBy,
    sortDirection: list.sortDirection,
    timeZone: context.timeZone,
    dataList,
    totalCount,
  };
};

/** The sums over all rows that a list is narrowed to. */
export const queryListTotals: Handlers['queryListTotals'] = async (request, context) => {
  await requireResource(context, request.resource);
  const source = listSource(request.resource, context.companyId, presentOf(context), request.filters);
  const sums = Object.entries(source.totals ?? {}).map(([key, sum]) => [key, sum.mapWith(Number)] as const);
  if (sums.length === 0) return { totals: {}, currency: LIST_CURRENCY };
  const summed = context.db
    .select(Object.fromEntries(sums))
    .from(source.table)
    .where(listCondition(source, request, context));
  const [totals = {}] = await readFigures(source, summed, context);
  return { totals: totals as Record<string, number>, currency: LIST_CURRENCY };
};

/** How many rows are in each state, whichever state the list is narrowed to. */
export const queryStatusCounts: Handlers['queryStatusCounts'] = async (request, context) => {
  await requireResource(context, request.resource);
  const source = listSource(request.resource, context.companyId, presentOf(context), request.filters);
  const filters = { ...request.filters, status: undefined };
  const total = count();
  const counted = context.db
    .select({ status: source.status, count: total })
    .from(source.table)
    .where(listCondition(source, { ...request, filters }, context))
    .groupBy(source.status)
    .orderBy(desc(total));
  const rows = await readFigures(source, counted, context);
  const counts = rows.map((row) => ({ status: String(row.status), count: row.count }));
  return { total: counts.reduce((sum, row) => sum + row.count, 0), counts };
};
