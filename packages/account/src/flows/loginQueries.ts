import type { Api } from '@portal/api-client';
import type { accountFlowsContract } from '@portal/api-client/contract';
import { queryOptions } from '@tanstack/react-query';

type Calls = Api<typeof accountFlowsContract>;

/** The queries of the login page: key, call and freshness in one place. */
export const loginQueries = {
  /** Third parties that a person can sign in by. */
  providers: (api: Pick<Calls, 'queryTransformProviders'>) =>
    queryOptions({
      queryKey: ['account', 'sign-in-providers'],
      queryFn: ({ signal }) => api.queryTransformProviders({}, { signal }),
    }),
  /** News on the brand's side. */
  banners: (api: Pick<Calls, 'queryBannerList'>) =>
    queryOptions({
      queryKey: ['account', 'login-banners'],
      queryFn: ({ signal }) => api.queryBannerList({}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
