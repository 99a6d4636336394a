import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SsoApi } from '../../useApi.ts';

const STALE_MS = 5 * 60_000;

/** The folders and titles of the help centre, in the language in use. */
export function helpTreeQuery(api: SsoApi, locale: string) {
  return queryOptions({
    queryKey: ['help-tree', locale],
    queryFn: ({ signal }) => api.queryHelpTree({}, { signal }),
    staleTime: STALE_MS,
  });
}

/** One help document, in the language in use. */
export function helpDocumentQuery(api: SsoApi, locale: string, docId: string) {
  return queryOptions({
    queryKey: ['help-document', locale, docId],
    queryFn: ({ signal }) => api.getHelpDocument({ docId }, { signal, silent: true }),
    staleTime: STALE_MS,
  });
}

/** The documents that answer a question. */
export function helpSearchQuery(api: SsoApi, locale: string, keyword: string) {
  return queryOptions({
    queryKey: ['help-search', locale, keyword],
    queryFn: ({ signal }) => api.searchHelp({ keyword }, { signal }),
    placeholderData: keepPreviousData,
  });
}
