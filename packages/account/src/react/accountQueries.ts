import { queryOptions } from '@tanstack/react-query';
import type { AccountApi } from '../runtime/ports.ts';

const FRESH_MS = 5 * 60_000;

/** The beginning of keys under which what belongs to the account is kept, to ask it anew. */
export const accountKeys = {
  /** Of the packages of the company's services. */
  servicePackage: ['account', 'package'],
} as const;

/** The queries about the signed-in user: key, call and freshness in one place. */
export function accountQueries(api: Pick<AccountApi, 'getUserInfoByHideCode' | 'userActionConfig'>) {
  return {
    userInfo: () =>
      queryOptions({
        queryKey: ['account', 'user-info'],
        queryFn: ({ signal }) => api.getUserInfoByHideCode({}, { signal }),
        staleTime: FRESH_MS,
      }),
    userConfig: () =>
      queryOptions({
        queryKey: ['account', 'user-config'],
        queryFn: ({ signal }) => api.userActionConfig({}, { signal }),
        staleTime: FRESH_MS,
      }),
  };
}
