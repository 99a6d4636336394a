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

/** How to make a client of any server. */
export type CreateClientOptions = {
  /** Where the server is: an address, a host, or a path of the page's origin. @default the page's own origin */
  baseUrl?: string;
  /** Headers of each request, such as a language or a bearer token; asked for at each try. */
  headers?: () => Readonly<Record<string, string>>;
  /** The header that carries a call's id; `false` sends none. @default 'X-Request-Id' */
  requestIdHeader?: string | false;
  /** Shows a failure to the person; not called for silent and cancelled calls. */
  onNotice?: (error: ApiError) => void;
  /** Makes the request; `body` is what it was made of, for a fetch that looks into it. @default the global fetch, looked up at each call */
  fetch?: (request: Request, body: BodyInit | null | undefined) => Promise<Response>;
};

/** A sign-in over the page, after the session has ended: what calls wait for. */
export type SessionRenewal = {
  /** The session has ended, and the page waits for the same person to sign in again. */
  isAwaited(): boolean;
  /** Resolves true once they are in again; false when they are not awaited, or will not come. */
  settled(): Promise<boolean>;
};

/** How to make a client of a portal's session. */
export type CreatePortalClientOptions = Omit<CreateClientOptions, 'headers'> & {
  /** Where the session is kept; `createTokenStore` of `./session` makes one. */
  tokens: TokenStore;
  /** BCP-47 locale that answers should be in. @default the browser's */
  locale?: () => string;
  /** The company's encrypted code; sent as the `Company` header when there is one. @default none */
  company?: () => string | undefined;
  /** Signs out: called once when the server says that the session is over, whatever the number of calls and tabs. */
  onUnauthorized: () => void | Promise<void>;
  /** Lets calls wait for a sign-in over the page, and go on after it. @default they fail with the session */
  renewal?: SessionRenewal;
  /** Lets one browser tab sign out for all. @default the browser's Web Locks */
  locks?: Pick<LockManager, 'request'>;
};

/** Makes calls to one server. */
export type Client = {
  /** Makes one call of a contract. */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions): Promise<AnswerOf<E>>;
  /** A `fetch` as the calls make it, for addresses of the server only; answers of any status resolve. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The same client for another base address, as `hostAddress` reads one: one session, the same notices. */
  at(baseUrl: string): Pick<Client, 'call' | 'fetch'>;
  /** Cancels what is under way and stops listening. */
  dispose(): void;
};

/** Talks to the portal's server for one page. */
export type PortalClient = Client & {
  /** Says that the session is over, as an answer with 401 does: for sockets, whose frames are no answers to a call. */
  sessionOver(): void;
};
