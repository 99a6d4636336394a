import type { businessContract, ResponseOf } from '@portal/api-client/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Period } from './period.ts';
import type { AmazonApi } from './useApi.ts';

export type SalesOverview = ResponseOf<typeof businessContract.querySalesOverview>;

/** How the company sold in a period, in all marketplaces or one; product names are in the language in use. */
export function salesOverviewQuery(
  api: AmazonApi,
  request: Period & { marketplace?: string },
  locale: string,
) {
  return queryOptions({
    queryKey: ['sales-overview', request, locale],
    queryFn: ({ signal }) => api.querySalesOverview(request, { signal }),
    placeholderData: keepPreviousData,
  });
}
