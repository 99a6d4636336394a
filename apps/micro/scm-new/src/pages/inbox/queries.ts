import type { inboxContract, RequestOf, ResponseOf } from '@portal/api-client/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ScmApi } from '../../useApi.ts';

export type ThreadsRequest = RequestOf<typeof inboxContract.queryThreads>;
export type ThreadsAnswer = ResponseOf<typeof inboxContract.queryThreads>;
export type Thread = ThreadsAnswer['dataList'][number];
export type OpenThread = ResponseOf<typeof inboxContract.queryThread>;

/** Whatever shows threads: the list and the one that is open. */
export const INBOX_KEY = ['inbox'] as const;
/** Colleagues and buyers write meanwhile. */
const ASK_AGAIN_MS = 30_000;

/** A page of threads; the former page stays until the next one is there. */
export function threadsQuery(api: ScmApi, request: ThreadsRequest) {
  return queryOptions({
    queryKey: [...INBOX_KEY, 'list', request],
    queryFn: ({ signal }) => api.queryThreads(request, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_AGAIN_MS,
  });
}

/** One thread with its messages. */
export function threadQuery(api: ScmApi, threadId: string) {
  return queryOptions({
    queryKey: [...INBOX_KEY, 'thread', threadId],
    queryFn: ({ signal }) => api.queryThread({ threadId }, { signal }),
    refetchInterval: ASK_AGAIN_MS,
  });
}

/** The templates for a thread, filled in. */
export function templatesQuery(api: ScmApi, threadId: string) {
  return queryOptions({
    queryKey: [...INBOX_KEY, 'templates', threadId],
    queryFn: ({ signal }) => api.queryReplyTemplates({ threadId }, { signal }),
  });
}
