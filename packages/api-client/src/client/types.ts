import type { AnswerType, Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';
import type { ApiError } from '../errors/ApiError.ts';
import type { TokenStore } from '../session/createTokenStore.ts';

/** What a caller may say about one call. */
export type CallOptions = {
  /** Cancels the call: it rejects with kind `aborted`. */
  signal?: AbortSignal;
  /** A failure is not reported as a notice; codes: only these are not. @default the endpoint's own */
  silent?: boolean | readonly string[];
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
  /** Where the server is: an address, a host, or a path of the page's origin. @default the page's own origin */
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
  /** Makes the request; `body` is what it was made of, for a fetch that looks into it. @default the global fetch, looked up at each call */
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
  /** The same client for another base address, as `hostAddress` reads one: one session, one sign-out, the same notices. */
  at(baseUrl: string): Pick<PortalClient, 'call' | 'fetch'>;
  /** Says that the session is over, as an answer with 401 does: for sockets, whose frames are no answers to a call. */
  sessionOver(): void;
  /** Cancels what is under way and stops listening. */
  dispose(): void;
};
