import ky, { isHTTPError } from 'ky';
import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError } from '../errors/ApiError.ts';
import { type CallSubject, toApiError } from '../errors/toApiError.ts';
import { createSessionGuard, type SessionMark } from '../session/createSessionGuard.ts';
import { createSessionSignal } from '../session/createSessionSignal.ts';
import { randomId } from '../session/randomId.ts';
import { buildRequest } from './buildRequest.ts';
import { createAuthorisedFetch } from './createAuthorisedFetch.ts';
import { createNoticeFilter } from './createNoticeFilter.ts';
import { orAborted } from './orAborted.ts';
import { readAnswer, saysUnauthorized, toHttpError } from './readAnswer.ts';
import { resolveAddress } from './resolveAddress.ts';
import type { AnswerOf, CallOptions, CreatePortalClientOptions, PortalClient } from './types.ts';

/** Milliseconds one try of a call may take unless its endpoint says otherwise. */
export const TIMEOUT_MS = 60_000;

const RETRY = {
  limit: 2,
  methods: ['get', 'post'],
  statusCodes: [429, 502, 503, 504],
  afterStatusCodes: [429, 502, 503, 504],
  maxRetryAfter: 30_000,
  jitter: true,
};

/**
 * Makes the client that `createApi` builds its calls on.
 * @example
 * const client = createPortalClient({ tokens, locale, company, onUnauthorized: signOut, onNotice: showNotice });
 * const api = createApi(client, contract);
 */
export function createPortalClient(options: CreatePortalClientOptions): PortalClient {
  const { tokens, onUnauthorized, onNotice, locks } = options;
  const guard = createSessionGuard({ tokens, onUnauthorized, locks });
  const send = createAuthorisedFetch(options);
  const report = createNoticeFilter(onNotice);
  const session = createSessionSignal(tokens);

  async function attempt(
    baseUrl: string,
    endpoint: Endpoint,
    request: unknown,
    callOptions: CallOptions,
    subject: CallSubject,
    { mark, ended }: { mark: SessionMark; ended: AbortSignal },
  ): Promise<unknown> {
    const { auth = 'required', idempotent = false, answer, method } = endpoint;
    const checked = await endpoint.request['~standard'].validate(request);
    if (checked.issues) {
      throw new ApiError({ ...subject, kind: 'contract', code: 'request', status: 0, cause: checked.issues });
    }
    const { path, body, type } = buildRequest(endpoint, checked.value);
    const late = new AbortController();
    const signals = [callOptions.signal, endsWithSession(endpoint) ? ended : undefined, late.signal];
    const signal = AbortSignal.any(signals.filter((one) => one !== undefined));
    const timeout = callOptions.timeoutMs ?? endpoint.timeoutMs ?? TIMEOUT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const answered = ky(resolveAddress(baseUrl, path), {
        method,
        signal,
        timeout,
        keepalive: callOptions.keepalive,
        headers: {
          'X-Request-Id': subject.requestId,
          Accept: answer === 'event-stream' ? 'text/event-stream' : '*/*',
          ...(type && { 'Content-Type': type }),
        },
        retry: idempotent ? RETRY : 0,
        // Each try gets the body anew: ky would copy it as a stream for a repetition that hardly ever comes.
        fetch: (input) => send(new Request(input, { body }), body, mark, auth),
      });
      const response = await orAborted(answered, signal);
      if (answer !== 'event-stream') timer = setTimeout(() => late.abort(timeoutError(subject)), timeout);
      return await orAborted(readAnswer(endpoint, response, answeredBy(subject, response)), signal);
    } catch (error) {
      if (isHTTPError(error))
        throw toHttpError(error.response, error.data, answeredBy(subject, error.response));
      throw toApiError(error, subject, signal);
    } finally {
      clearTimeout(timer);
    }
  }

  async function call<E extends Endpoint>(
    baseUrl: string,
    endpoint: E,
    request: unknown,
    callOptions: CallOptions = {},
  ): Promise<AnswerOf<E>> {
    const subject = { endpoint: `${endpoint.method} ${endpoint.path}`, requestId: randomId() };
    const mark = guard.mark();
    try {
      return (await attempt(baseUrl, endpoint, request, callOptions, subject, {
        mark,
        ended: session.present(),
      })) as AnswerOf<E>;
    } catch (thrown) {
      const error = toApiError(thrown, subject);
      const signsOut = error.kind === 'unauthorized' && (endpoint.endsSession ?? true);
      const silent = callOptions.silent ?? endpoint.silent;
      if (signsOut) guard.report(mark);
      else if (!silent || (silent !== true && !silent.includes(error.code))) report(error);
      throw error;
    }
  }

  async function rawFetch(baseUrl: string, path: string, init: RequestInit = {}): Promise<Response> {
    const ended = session.present();
    const signal = init.signal ? AbortSignal.any([init.signal, ended]) : ended;
    const request = new Request(resolveAddress(baseUrl, path), { ...init, signal });
    if (!request.headers.has('X-Request-Id')) request.headers.set('X-Request-Id', randomId());
    const mark = guard.mark();
    const response = await send(request, init.body, mark, 'required');
    if (await saysUnauthorized(response)) guard.report(mark);
    return response;
  }

  const at = (baseUrl: string): Pick<PortalClient, 'call' | 'fetch'> => ({
    call: (endpoint, request, callOptions) => call(baseUrl, endpoint, request, callOptions),
    fetch: (path, init) => rawFetch(baseUrl, path, init),
  });
  return {
    ...at(options.baseUrl ?? ''),
    at,
    sessionOver: () => guard.report(guard.mark()),
    dispose() {
      session.dispose();
    },
  };
}

function endsWithSession({ auth = 'required', endsSession = true }: Endpoint): boolean {
  return auth === 'required' && endsSession;
}

function timeoutError(subject: CallSubject): ApiError {
  return new ApiError({ ...subject, kind: 'timeout', code: 'timeout', status: 0 });
}

function answeredBy(subject: CallSubject, response: Response): CallSubject {
  return { ...subject, requestId: response.headers.get('x-request-id') ?? subject.requestId };
}
