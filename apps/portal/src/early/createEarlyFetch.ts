import type { EarlyCall, EarlyCalls } from './beginEarlyCalls.ts';

/** What a slow start asks for later than this is asked for anew. */
const FRESH_MS = 30_000;

/**
 * Makes the fetch of the portal's client: the first request that is exactly one of the calls begun early takes that
 * one's answer over, every other request is made. A call that failed early is made again.
 */
export function createEarlyFetch(
  calls: EarlyCalls = (globalThis as { portalEarlyCalls?: EarlyCalls }).portalEarlyCalls ?? {},
): (request: Request) => Promise<Response> {
  const freshUntil = performance.now() + FRESH_MS;
  return async (request) => {
    const { pathname } = new URL(request.url);
    const call = Object.hasOwn(calls, pathname) ? calls[pathname] : undefined;
    // Whether it fits or not: what it would answer later is older than what is then asked for.
    delete calls[pathname];
    if (!call || performance.now() > freshUntil || !(await isSame(call, request))) return fetch(request);
    try {
      return await call.response;
    } catch (error) {
      if (request.signal.aborted) throw error;
      return fetch(request);
    }
  };
}

async function isSame(call: EarlyCall, request: Request): Promise<boolean> {
  const names = ['Accept-Language', 'Authorization', 'Company'];
  return (
    names.every((name) => (request.headers.get(name) ?? undefined) === call.headers[name]) &&
    (await request.clone().text()) === call.body
  );
}
