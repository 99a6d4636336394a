import type { ListColumn, ListRow } from '@portal/api-client/contract';
import { and, asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { HttpError } from '../../http/errors.ts';
import type { HandlersOf, PortalContract } from '../../http/handlers.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import type { Present } from './companyDays.ts';
import type { FirstRow, ListSource } from './lists/ListSource.ts';
import { listSource } from './lists/listSources.ts';
import { readFigures } from './lists/readFigures.ts';
import { selectedBy } from './views/selectedBy.ts';
import { viewOf } from './views/viewOf.ts';
import { columnLabel } from './words/columnWords.ts';
import { marketplaceLabel } from './words/marketplaceLabel.ts';
import { inLanguage } from './words/Words.ts';

/** A list, and what it is narrowed to. */
export type ListSelection = Omit<
  Parameters<HandlersOf<PortalContract>['queryList']>[0],
  'pageNo' | 'pageSize' | 'paging'
> & {
  /** Rows that were chosen one by one. */
  ids?: string[] | undefined;
};

/** Whose list, when and in which language. */
export type ListScope = Pick<RequestContext, 'db' | 'companyId' | 'timeZone' | 'clock' | 'locale'>;

/** A list as it is narrowed and sorted: its head, and its rows in pieces. */
export type OpenList = {
  source: ListSource;
  title: string;
  columns: ListColumn[];
  sortBy: string;
  sortDirection: 'asc' | 'desc';
  count(): Promise<number>;
  read(page: { limit: number; offset: number }): Promise<ListRow[]>;
  first(): Promise<FirstRow>;
};

/** Opens a list of a company; throws a refusal when it cannot be sorted so. Who may see it is asked before. */
export function openList(selection: ListSelection, scope: ListScope): OpenList {
  const { db, locale } = scope;
  const source = listSource(selection.resource, scope.companyId, presentOf(scope), selection.filters);
  const { view, marketplace } = viewOf(selection.resource, selection.view);
  const sortBy = selection.sortBy ?? view?.sort ?? source.defaultSort;
  const sorted = source.sortBy(sortBy, locale);
  if (!sorted) throw new HttpError(400, 'badRequest', { detail: { field: 'sortBy' } });
  const sortDirection =
    selection.sortDirection ??
    (selection.sortBy
      ? 'desc'
      : (view?.direction ?? (view?.sort ? 'desc' : (source.defaultDirection ?? 'desc'))));
  const direction = sortDirection === 'asc' ? asc : desc;
  const where = listCondition(source, selection, scope);
  const title = inLanguage(view?.title ?? source.title, locale);
  const asked = {
    where,
    orderBy: [...[sorted].flat().map((column) => direction(column)), direction(source.id)],
    locale,
  };
  const total = async () => {
    const counted = db.select({ count: count() }).from(source.table).where(where);
    const [all] = await readFigures(source, counted, scope);
    return all?.count ?? 0;
  };
  const read: OpenList['read'] = (page) => source.read(db, { ...asked, ...page });
  return {
    source,
    title: marketplace ? `${title} · ${marketplaceLabel(marketplace, locale)}` : title,
    columns: columnsOf(source, view?.columns).map((column) => ({
      ...column,
      label: columnLabel(column.key, locale),
    })),
    sortBy,
    sortDirection,
    count: total,
    read,
    async first() {
      if (source.readFirst) return source.readFirst(db, asked);
      const [all, [row]] = await Promise.all([total(), read({ limit: 1, offset: 0 })]);
      return { count: all, row };
    },
  };
}

/** The condition of a list's selection. */
export function listCondition(
  source: ListSource,
  selection: ListSelection,
  scope: ListScope,
): SQL | undefined {
  const { keyword, status, marketplace, shop, from, to } = selection.filters ?? {};
  return and(
    sql`${source.companyId} = ${scope.companyId}`,
    source.only,
    selection.ids ? inArray(sql`${source.id}`, selection.ids) : undefined,
    selectedBy(source, selection.resource, selection.view, presentOf(scope)),
    status ? sql`${source.status} = ${status}` : undefined,
    marketplace && source.marketplace ? sql`${source.marketplace} = ${marketplace}` : undefined,
    shop && source.shop ? sql`${source.shop} = ${shop}` : undefined,
    keyword ? source.matches(keyword, scope) : undefined,
    source.between?.({ from, to }, scope.timeZone),
  );
}

/** The moment and the zone that a list is asked in. */
export function presentOf({ clock, timeZone }: Pick<ListScope, 'clock' | 'timeZone'>): Present {
  return { now: clock.now(), timeZone };
}

/** The columns of a view first, then the rest, which a person may add. */
function columnsOf(source: ListSource, chosen: string | undefined): ListColumn[] {
  const keys = (chosen ?? source.usual ?? source.columns.map(({ key }) => key).join(' ')).split(' ');
  const byKey = new Map(source.columns.map((column) => [column.key, column]));
  const extra = source.columns.filter(({ key }) => !keys.includes(key));
  return [
    ...keys.flatMap((key) => byKey.get(key) ?? []),
    ...extra.map((column) => ({ ...column, isExtra: true })),
  ];
}
