import { queryOptions } from '@tanstack/react-query';
import type { SsoApi } from './useApi.ts';

/** The signed-in person. */
export function userInfoQuery(api: SsoApi) {
  return queryOptions({
    queryKey: ['user-info'],
    queryFn: ({ signal }) => api.getUserInfoByHideCode({}, { signal }),
  });
}

/** The company's systems; their names are in the language in use. */
export function systemsQuery(api: SsoApi, locale: string) {
  return queryOptions({
    queryKey: ['systems', locale],
    queryFn: ({ signal }) => api.querySystemExtListForSub({ paging: false }, { signal }),
  });
}
