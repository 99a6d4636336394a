import { startExport, useGuest, useScope } from '@portal/embed/react-guest';
import { listNameOf, useListViews } from '@portal/embed/react-queries';
import { filtersOfScope, readFilters, scopeOfFilters, useListQuery } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { listQuery, listTotalsQuery, shopNamesQuery, statusCountsQuery } from './queries.ts';
import { useApi } from './useApi.ts';

/** A list of this pane: what its address asks for, what the server answers, and how to export it. */
export function useList(resource: 'listings' | 'reviews' | 'ads') {
  const { guest, history, locale } = useGuest();
  const api = useApi();
  const state = useListQuery(history);
  const { query, page, pageSize, sortBy, sortDirection } = state;
  const filters = readFilters(query);
  const selection = { resource, view: query.get('view') ?? undefined, filters };
  const list = useQuery(
    listQuery(api, { ...selection, sortBy, sortDirection, paging: true, pageNo: page, pageSize }, locale),
  );
  const isOfAds = resource === 'ads';
  useScope(
    scopeOfFilters(filters, {
      hasShop: isOfAds,
      hasMarketplace: list.data?.hasMarketplace,
      hasDays: isOfAds,
    }),
    (scope) => state.change(filtersOfScope(scope), { replace: true }),
  );
  const counts = useQuery(
    statusCountsQuery(api, { ...selection, filters: { ...filters, status: undefined } }),
  );
  const totals = useQuery({ ...listTotalsQuery(api, selection), enabled: (list.data?.totalCount ?? 0) > 1 });
  const shops = useQuery({ ...shopNamesQuery(api, 'ads'), enabled: isOfAds }).data?.shops;
  const views = useListViews(api, listNameOf(resource, selection.view));
  const onExport = (columns: string[]) =>
    startExport(guest, () => api.createDownloadTask({ ...selection, sortBy, sortDirection, columns }));
  const open = (id: string | undefined) => state.change({ open: id }, { replace: true });
  return { state, filters, list, counts: counts.data, totals: totals.data, shops, views, onExport, open };
}
