import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError } from '../errors/ApiError.ts';
import { type CallSubject, toApiError } from '../errors/toApiError.ts';
import { randomId } from '../session/randomId.ts';
import { buildRequest } from './buildRequest.ts';
import { createNoticeFilter } from './createNoticeFilter.ts';
import { createTaggedAnswers } from './createTaggedAnswers.ts';
import { orAborted } from './orAborted.ts';
import { readAnswer, readRefusal, saysUnauthorized } from './readAnswer.ts';
import { resolveAddress } from './resolveAddress.ts';
import { sendPatiently } from './sendPatiently.ts';
import type { AnswerOf, CallOptions, Client, CreateClientOptions } from './types.ts';

/** Milliseconds one try of a call may take unless its endpoint says otherwise. */
export const TIMEOUT_MS = 60_000;

const NOT_MODIFIED = 304;

/** The header that carries a call's id unless a client names another one, or none. */
const REQUEST_ID_HEADER = 'X-Request-Id';

/** What one call belongs to while it is under way. */
type CallScope = {
  /** Makes one try. */
  send(request: Request, body: BodyInit | null | undefined): Promise<Response>;
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined;
  /** What the call waits for before it is sent. */
  readonly ready?: Promise<unknown> | undefined;
  /**
   * Hears that the server does not know who asks, and resolves true when the call is to be made again; without it that is
   * a failure like any other.
   */
  readonly onUnauthorized?: (() => Promise<boolean> | undefined) | undefined;
};

/** What a call of an endpoint belongs to, asked for when it begins. */
export type OpenScope = (endpoint: Pick<Endpoint, 'auth' | 'endsSession'>) => CallScope;

/** Makes what clients have in common: calls that are built, tried, read and checked as their endpoints say. */
export function createCalls(
  { baseUrl = '', onNotice, requestIdHeader = REQUEST_ID_HEADER }: Omit<CreateClientOptions, 'headers'>,
  open: OpenScope,
): Omit<Client, 'dispose'> {
  const report = createNoticeFilter(onNotice);
  const answersOf = createTaggedAnswers();

  async function attempt(
    base: string,
    endpoint: Endpoint,
    request: unknown,
    options: CallOptions,
    subject: CallSubject,
    scope: CallScope,
  ): Promise<unknown> {
    const { idempotent = false, answer, method } = endpoint;
    const { address, body, type } = await prepare(base, endpoint, request, subject);
    const kept = endpoint.tagged ? answersOf(scope.signal) : undefined;
    const asked = `${address} ${String(body)}`;
    const had = kept?.get(asked);
    const headers = {
      ...(had && { 'If-None-Match': had.tag }),
      ...(requestIdHeader && { [requestIdHeader]: subject.requestId }),
      Accept: answer === 'event-stream' ? 'text/event-stream' : '*/*',
      ...(type && { 'Content-Type': type }),
    };
    const limit = createTimeLimit(options.timeoutMs ?? endpoint.timeoutMs ?? TIMEOUT_MS, subject);
    const signal = anyOf(options.signal, scope.signal, limit.signal);
    // Each try gets the body and its time anew.
    const once = () => {
      limit.begin();
      const { keepalive = false } = options;
      const request = new Request(address, { method, headers, body, keepalive, signal });
      return orAborted(scope.send(request, body), signal).finally(limit.pause);
    };
    try {
      const response = await (idempotent ? sendPatiently(once, signal) : once());
      limit.goOn();
      if (had && response.status === NOT_MODIFIED) return had.value;
      const answered = answeredBy(subject, response);
      const read = response.ok ? readAnswer(endpoint, response, answered) : readRefusal(response, answered);
      const value = await orAborted(read, signal);
      kept?.set(asked, { tag: response.headers.get('ETag'), value });
      return value;
    } catch (error) {
      throw toApiError(error, subject, signal);
    } finally {
      limit.pause();
    }
  }

  function answeredBy(subject: CallSubject, { headers }: Response): CallSubject {
    const answered = requestIdHeader ? headers.get(requestIdHeader) : null;
    return { ...subject, requestId: answered ?? subject.requestId };
  }

  async function openReady(
    endpoint: Parameters<OpenScope>[0],
    signal: AbortSignal | null | undefined,
  ): Promise<CallScope> {
    const scope = open(endpoint);
    if (!scope.ready) return scope;
    await unlessAborted(scope.ready, signal);
    return open(endpoint);
  }

  async function call<E extends Endpoint>(
    base: string,
    endpoint: E,
    request: unknown,
    options: CallOptions = {},
  ): Promise<AnswerOf<E>> {
    const subject = { endpoint: `${endpoint.method} ${endpoint.path}`, requestId: randomId() };
    const unlessCancelled = <Result>(result: Promise<Result>) =>
      unlessAborted(result, options.signal).catch((error) => {
        throw toApiError(error, subject, options.signal);
      });
    const scope = await unlessCancelled(openReady(endpoint, options.signal));
    try {
      return (await attempt(base, endpoint, request, options, subject, scope)) as AnswerOf<E>;
    } catch (thrown) {
      const error = toApiError(thrown, subject);
      const silent = options.silent ?? endpoint.silent;
      if (error.kind === 'unauthorized' && scope.onUnauthorized) {
        const again = scope.onUnauthorized();
        // It was refused before anything was done: made again, it is done once.
        if (again && (await unlessCancelled(again))) return call(base, endpoint, request, options);
      } else if (!silent || (silent !== true && !silent.includes(error.code))) report(error);
      throw error;
    }
  }

  async function rawFetch(base: string, path: string, init: RequestInit = {}): Promise<Response> {
    const scope = await openReady({}, init.signal);
    const request = new Request(resolveAddress(base, path), {
      ...init,
      signal: anyOf(init.signal ?? undefined, scope.signal),
    });
    if (requestIdHeader && !request.headers.has(requestIdHeader))
      request.headers.set(requestIdHeader, randomId());
    const response = await scope.send(request, init.body);
    if (scope.onUnauthorized && (await saysUnauthorized(response))) {
      const again = scope.onUnauthorized();
      const canRepeat = !(init.body instanceof ReadableStream);
      if (again && canRepeat && (await unlessAborted(again, init.signal))) return rawFetch(base, path, init);
    }
    return response;
  }

  const at = (base: string): Pick<Client, 'call' | 'fetch'> => ({
    call: (endpoint, request, options) => call(base, endpoint, request, options),
    fetch: (path, init) => rawFetch(base, path, init),
  });
  return { ...at(baseUrl), at };
}

/** Checks a request and puts it together; whatever is wrong with it is the caller's mistake, not the network's. */
async function prepare(base: string, endpoint: Endpoint, request: unknown, subject: CallSubject) {
  try {
    const checked = await endpoint.request['~standard'].validate(request);
    if (checked.issues) throw requestError(subject, checked.issues);
    const { path, ...rest } = buildRequest(endpoint, checked.value);
    return { address: resolveAddress(base, path), ...rest };
  } catch (error) {
    throw error instanceof ApiError ? error : requestError(subject, error);
  }
}

function unlessAborted<Result>(result: Promise<Result>, signal: AbortSignal | null | undefined) {
  return signal ? orAborted(result, signal) : result;
}

function anyOf(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.filter((one) => one !== undefined));
}

function requestError(subject: CallSubject, cause: unknown): ApiError {
  return new ApiError({ ...subject, kind: 'contract', code: 'request', status: 0, cause });
}

/** The time of one try, its answer's body included; what lies between two tries does not count. */
function createTimeLimit(milliseconds: number, subject: CallSubject) {
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endsAt = 0;
  const abort = () => late.abort(new ApiError({ ...subject, kind: 'timeout', code: 'timeout', status: 0 }));
  const goOn = () => {
    timer = setTimeout(abort, endsAt - performance.now());
  };
  return {
    signal: late.signal,
    begin() {
      endsAt = performance.now() + milliseconds;
      goOn();
    },
    pause: () => clearTimeout(timer),
    goOn,
  };
}
