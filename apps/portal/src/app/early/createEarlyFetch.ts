import type { EarlyCall, EarlyCalls } from './beginEarlyCalls.ts';

/** What a slow start asks for later than this is asked for anew. */
const FRESH_MS = 30_000;

/**
 * Makes the fetch of the portal's client: the first request that is exactly one of the calls begun early takes that
 * one's answer over, every other request is made. A call that failed early is made again.
 */
export function createEarlyFetch(
  calls: EarlyCalls = (globalThis as { portalEarlyCalls?: EarlyCalls }).portalEarlyCalls ?? {},
): (request: Request, body?: BodyInit | null) => Promise<Response> {
  const freshUntil = performance.now() + FRESH_MS;
  return async (request, body = '') => {
    const { pathname } = new URL(request.url);
    const call = Object.hasOwn(calls, pathname) ? calls[pathname] : undefined;
    // Whether it fits or not: what it would answer later is older than what is then asked for.
    delete calls[pathname];
    if (!call || performance.now() > freshUntil || !isSame(call, request, body)) return fetch(request);
    try {
      return await call.response;
    } catch (error) {
      if (request.signal.aborted) throw error;
      return fetch(request);
    }
  };
}

function isSame(call: EarlyCall, request: Request, body: BodyInit | null): boolean {
  const names = ['Accept-Language', 'Authorization', 'Company'];
  return (
    body === call.body &&
    names.every((name) => (request.headers.get(name) ?? undefined) === call.headers[name])
  );
}
