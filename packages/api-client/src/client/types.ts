import type { AnswerType, Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';
import type { ApiError } from '../errors/ApiError.ts';
import type { TokenStore } from '../session/createTokenStore.ts';

/** What a caller may say about one call. */
export type CallOptions = {
  /** Cancels the call: it rejects with kind `aborted`. */
  signal?: AbortSignal;
  /** A failure is not reported as a notice. @default the endpoint's own */
  silent?: boolean;
  /** Milliseconds one try may take. @default the endpoint's own, or 60000 */
  timeoutMs?: number;
  /** Lets the call outlive the page. @default false */
  keepalive?: boolean;
};

/** What a call resolves with: a checked answer, or the open response of an event stream. */
export type AnswerOf<E extends Endpoint> = E extends { answer: infer Answer extends AnswerType }
  ? Answer extends 'event-stream'
    ? Response
    : ResponseOf<E>
  : ResponseOf<E>;

/** How to make a client. */
export type CreatePortalClientOptions = {
  /** Where the server is. @default the page's own origin */
  baseUrl?: string;
  tokens: TokenStore;
  /** BCP-47 locale that answers should be in. */
  locale: () => string;
  /** The company's encrypted code; sent as the `Company` header when there is one. */
  company: () => string | undefined;
  /** Signs out: called once when the server says that the session is over, whatever the number of calls and tabs. */
  onUnauthorized: () => void | Promise<void>;
  /** Shows a failure to the person; not called for silent, cancelled and signed-out calls. */
  onNotice?: (error: ApiError) => void;
  /** Makes the request; `body` is what it was made of, for who looks into it. @default the global fetch, looked up at each call */
  fetch?: (request: Request, body: BodyInit | null | undefined) => Promise<Response>;
  /** Lets one browser tab sign out for all. @default the browser's Web Locks */
  locks?: Pick<LockManager, 'request'>;
};

/** Talks to the server for one page. */
export type PortalClient = {
  /** Makes one call of the contract. */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions): Promise<AnswerOf<E>>;
  /** An authorised `fetch` for addresses of the server only; answers of any status resolve. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Cancels what is under way and stops listening. */
  dispose(): void;
};
