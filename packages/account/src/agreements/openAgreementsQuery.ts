import type { ApiCall } from '@portal/api-client';
import type { agreementsContract } from '@portal/api-client/contract';
import { queryOptions } from '@tanstack/react-query';

/** The calls about what a person has yet to agree to. */
export type AgreementsApi = {
  readonly [Name in 'queryOpenAgreements' | 'acceptAgreements']: ApiCall<(typeof agreementsContract)[Name]>;
};

/** What the person has yet to agree to; asked again when they come back to the window, as long as that is something. */
export function openAgreementsQuery(api: Pick<AgreementsApi, 'queryOpenAgreements'>) {
  return queryOptions({
    queryKey: ['account', 'open-agreements'],
    queryFn: ({ signal }) => api.queryOpenAgreements({}, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: ({ state }) => ((state.data?.length ?? 0) > 0 ? 'always' : false),
  });
}
