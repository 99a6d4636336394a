import { ApiError, type ApiErrorDetails, isApiError } from './ApiError.ts';

/** What is known about a call before it fails. */
export type CallSubject = Pick<ApiErrorDetails, 'endpoint' | 'requestId'>;

/** Turns whatever a request threw before it had an answer into an ApiError. */
export function toApiError(error: unknown, subject: CallSubject, signal?: AbortSignal): ApiError {
  if (isApiError(error)) return error;
  const base = { ...subject, status: 0, cause: error };
  if (signal?.aborted) {
    if (isApiError(signal.reason)) return signal.reason;
    const code = signal.reason === SESSION_ENDED ? SESSION_ENDED : 'aborted';
    return new ApiError({ ...base, kind: 'aborted', code });
  }
  return new ApiError({ ...base, kind: 'network', code: isOffline() ? 'offline' : 'network' });
}

/** Why requests of a session that is over are cancelled. */
export const SESSION_ENDED = 'session-ended';

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
