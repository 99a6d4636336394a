import type { Api } from '@portal/api-client';
import type { accountFlowsContract } from '@portal/api-client/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AskDelivery } from './flowCalls.ts';

type Calls = Api<typeof accountFlowsContract>;

/** The queries of the login page: key, call and freshness in one place. */
export const loginQueries = {
  /** Third parties that a person can sign in by, named in the language of the page. */
  providers: (api: Pick<Calls, 'queryTransformProviders'>, locale: string) =>
    queryOptions({
      queryKey: ['account', 'sign-in-providers', locale],
      queryFn: ({ signal }) => api.queryTransformProviders({}, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** News on the brand's side. */
  banners: (api: Pick<Calls, 'queryBannerList'>) =>
    queryOptions({
      queryKey: ['account', 'login-banners'],
      queryFn: ({ signal }) => api.queryBannerList({}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

const LOOK_AGAIN_MS = 4000;
/** A carrier that has not refused a code by then does not say so any more. */
const LOOKS = 120;

/** What becomes of a code that was asked for; asked again until it failed, or was long enough on its way. */
export function deliveryQuery(ask: AskDelivery, delivery: string) {
  return queryOptions({
    queryKey: ['account', 'code-delivery', delivery],
    queryFn: ({ signal }) => ask(delivery, signal),
    refetchInterval: ({ state }) =>
      state.data?.state === 'failed' || state.dataUpdateCount >= LOOKS ? false : LOOK_AGAIN_MS,
  });
}
