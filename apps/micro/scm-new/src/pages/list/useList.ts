import { listsByShop } from '@portal/api-client/contract';
import { startExport, useGuest, useScope } from '@portal/embed/react-guest';
import { listNameOf, useListViews } from '@portal/embed/react-queries';
import { filtersOfScope, readFilters, scopeOfFilters, useListQuery } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import {
  type ListRequest,
  type ListResource,
  listQuery,
  listTotalsQuery,
  shopNamesQuery,
  statusCountsQuery,
} from '../../queries.ts';
import { useApi } from '../../useApi.ts';

/** A list of this pane: what its address asks for, what the server answers, and how to export it. */
export function useList(resource: ListResource) {
  const { guest, history, locale } = useGuest();
  const api = useApi();
  const state = useListQuery(history);
  const filters = readFilters(state.query);
  const selection = { resource, view: state.query.get('view') ?? undefined, filters };
  const sorting: Pick<ListRequest, 'sortBy' | 'sortDirection'> = {
    sortBy: state.sortBy,
    sortDirection: state.sortDirection,
  };
  const page = { paging: true, pageNo: state.page, pageSize: state.pageSize };
  const list = useQuery(listQuery(api, { ...selection, ...sorting, ...page }, locale));
  const hasDays = resource === 'orders' || resource === 'ads';
  const listByShop = listsByShop.find((known) => known === resource);
  const hasShop = listByShop !== undefined;
  const knows = { hasShop, hasMarketplace: list.data?.hasMarketplace, hasDays };
  useScope(scopeOfFilters(filters, knows), (scope) => state.change(filtersOfScope(scope), { replace: true }));
  const counts = useQuery({
    ...statusCountsQuery(api, { ...selection, filters: { ...filters, status: undefined } }),
    enabled: list.data !== undefined && list.data.statuses.length > 1,
  });
  const totals = useQuery({ ...listTotalsQuery(api, selection), enabled: (list.data?.totalCount ?? 0) > 1 });
  const shops = useQuery({ ...shopNamesQuery(api, listByShop ?? 'orders'), enabled: hasShop }).data?.shops;
  const views = useListViews(api, listNameOf(resource, selection.view));
  const onExport = (columns: string[]) =>
    startExport(guest, () => api.createDownloadTask({ ...selection, ...sorting, columns }));
  return { api, state, filters, list, counts: counts.data, totals: totals.data, shops, views, onExport };
}
