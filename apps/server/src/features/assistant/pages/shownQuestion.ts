import { dataSetFor } from '../../../data/catalogue/catalogue.ts';
import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import type { DataFilter, DataPeriod, DataQuestion } from '../../../data/DataQuestion.ts';
import { AD_STATUSES } from '../../business/lists/adList.ts';
import { orderList } from '../../business/lists/orderList.ts';
import { reviewList } from '../../business/lists/reviewList.ts';
import { stockList } from '../../business/lists/stockList.ts';
import { lastUnits } from '../reading/calendar.ts';

/** What a list shows, as the catalogue has it. */
type ShownList = {
  question: Pick<DataQuestion, 'measures' | 'by' | 'order'>;
  statuses: readonly string[];
  /** Views that narrow it, by their names; one that is not here cannot be said. */
  views: Readonly<Record<string, Partial<Pick<DataQuestion, 'filters' | 'segments'>>>>;
  /** It has days, and shows all of them unless it is narrowed. */
  hasDays: boolean;
  /** It can be narrowed to a shop; others pay no heed to one in their address. */
  knowsShops?: boolean;
};

const only = (dimension: DimensionName, value: string) => ({ filters: [{ dimension, values: [value] }] });
const states = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, only('status', name)] as const));
const segments = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { segments: [name] }] as const));

const LISTS: Readonly<Record<string, ShownList>> = {
  orders: {
    question: { measures: ['placedOrders', 'orderAmount'], by: ['status'] },
    statuses: orderList.statuses,
    views: {
      all: {},
      ...states('unpaid', 'shipped', 'delivered', 'cancelled', 'refunded'),
      ...segments('overdue'),
      fba: only('fulfilment', 'FBA'),
      fbm: only('fulfilment', 'FBM'),
    },
    hasDays: true,
    knowsShops: true,
  },
  stock: {
    question: {
      measures: ['onHand', 'daysOfCover'],
      by: ['product'],
      order: { by: 'onHand', direction: 'desc' },
    },
    statuses: stockList.statuses,
    views: { all: {}, ...segments('low', 'out', 'overstock') },
    hasDays: false,
  },
  reviews: {
    question: { measures: ['reviews', 'rating'], by: ['stars'] },
    statuses: reviewList.statuses,
    views: { all: {}, ...segments('positive', 'negative', 'unanswered') },
    hasDays: true,
  },
  ads: {
    question: {
      measures: ['spend', 'adSales', 'acos'],
      by: ['campaign'],
      order: { by: 'spend', direction: 'desc' },
    },
    statuses: AD_STATUSES,
    views: {
      all: {},
      sp: only('adsType', 'SP'),
      sb: only('adsType', 'SB'),
      sd: only('adsType', 'SD'),
    },
    hasDays: true,
  },
};
/** Pages that show a list of another app by an address of their own. */
const PAGES: Readonly<Record<string, string>> = {
  '/sail-order-management': 'orders',
  '/ads': 'ads',
  '/reviews': 'reviews',
};
const OVERVIEW = '/setSail/index';
const USUAL_DAYS = 30;
const FIRST_DAY = '2000-01-01';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What a page shows, with what it is narrowed to, as a question; undefined where the catalogue cannot say the same rows:
 * another selection than the one that is looked at explains nothing.
 */
export function shownQuestion(path: string, today: string): DataQuestion | undefined {
  const [pathname = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  const found = pathname === OVERVIEW ? overviewOf(query, today) : listOf(pathname, query, today);
  return found && dataSetFor(found) ? found : undefined;
}

function overviewOf(query: URLSearchParams, today: string): DataQuestion {
  const given = Number(query.get('days'));
  const days = Number.isInteger(given) && given >= 1 && given <= 365 ? given : USUAL_DAYS;
  const [from, to] = [dayOf(query, 'from'), dayOf(query, 'to')];
  const period = from && to && from <= to ? { from, to } : lastUnits(days, 'day', today);
  return {
    measures: ['sales', 'orders'],
    by: ['day'],
    filters: filterOf('marketplace', query.get('site')),
    segments: [],
    period,
  };
}

function listOf(pathname: string, query: URLSearchParams, today: string): DataQuestion | undefined {
  const name = PAGES[pathname] ?? /^\/list\/([\w-]+)$/.exec(pathname)?.[1] ?? '';
  const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
  const [preset = 'all', site] = (query.get('view') || 'all').split('.');
  const view = list && Object.hasOwn(list.views, preset) ? list.views[preset] : undefined;
  // Words are looked for in columns that the catalogue does not have.
  if (!list || !view || query.get('q')) return undefined;
  const status = query.get('status');
  if (status && !list.statuses.includes(status)) return undefined;
  const filters = [
    ...(view.filters ?? []),
    ...filterOf('status', status),
    ...filterOf('marketplace', query.get('site') || site?.toUpperCase()),
    ...(list.knowsShops ? filterOf('shop', query.get('shop')) : []),
  ];
  // Two conditions of one kind are seldom met together, and cannot be said.
  if (new Set(filters.map(({ dimension }) => dimension)).size < filters.length) return undefined;
  return {
    ...list.question,
    filters,
    segments: view.segments ?? [],
    ...(list.hasDays && { period: daysOf(query, today) }),
  };
}

function daysOf(query: URLSearchParams, today: string): DataPeriod {
  const [from, to] = [dayOf(query, 'from') ?? FIRST_DAY, dayOf(query, 'to') ?? today];
  return from <= to ? { from, to } : { from: to, to };
}

function filterOf(dimension: DimensionName, value: string | null | undefined): DataFilter[] {
  return value ? [{ dimension, values: [value.slice(0, 100)] }] : [];
}

function dayOf(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name) ?? '';
  const isDay = DAY.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && new Date(text).toISOString().startsWith(text) ? text : undefined;
}
