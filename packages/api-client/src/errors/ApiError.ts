/** What went wrong with a call. */
export type ApiErrorKind =
  /** No answer came: offline, refused, cut. */
  | 'network'
  /** No answer came in time. */
  | 'timeout'
  /** The caller or the end of the session cancelled it. */
  | 'aborted'
  /** An answer with an HTTP error status. */
  | 'http'
  /** The session is not valid: HTTP 401 or code '401'. */
  | 'unauthorized'
  /** The server refused with a code of its own. */
  | 'business'
  /** Request or answer does not fit the contract. */
  | 'contract';

/** Everything known about a failed call. */
export type ApiErrorDetails = {
  kind: ApiErrorKind;
  /** The server's code, or `offline`, `network`, `timeout`, `aborted`, `session-ended`, `request`, `answer`. */
  code: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** Id that the server's log has for the call. */
  requestId: string;
  /** Method and path as tabled, without values. */
  endpoint: string;
  /** The server's own sentence for the person, when it sent one. */
  serverMessage?: string;
  /** What the server sent besides code and message. */
  data?: unknown;
  cause?: unknown;
};

/** The one error that calls reject with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly kind: ApiErrorKind;
  declare readonly code: string;
  declare readonly status: number;
  declare readonly requestId: string;
  declare readonly endpoint: string;
  declare readonly serverMessage: string | undefined;
  declare readonly data: unknown;

  constructor(details: ApiErrorDetails) {
    const { cause, ...known } = details;
    const { endpoint, kind, code, serverMessage } = known;
    super(`${endpoint}: ${kind} (${code})${serverMessage ? `: ${serverMessage}` : ''}`, { cause });
    Object.assign(this, known);
  }
}

/** Tells an ApiError from other errors, also when it comes from another window or another copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  if (typeof error !== 'object' || error === null) return false;
  return 'name' in error && error.name === 'ApiError' && 'kind' in error && 'requestId' in error;
}
