import { randomUUID } from 'node:crypto';
import type { Context, Hono, Next } from 'hono';
import type { AppDeps, AppEnv } from './AppDeps.ts';
import { callerOf } from './callerOf.ts';
import { HttpError } from './errors.ts';
import { isAllowedHost } from './isAllowedHost.ts';
import { isOwnOrigin } from './isOwnOrigin.ts';
import { withSecurityHeaders } from './securityHeaders.ts';

/** Headers a request may have. */
export const MAX_HEADERS = 100;

const PROBES = ['/healthz', '/readyz'];

/** Request ids, the access log, limits, and the rules for other sites: before every route. */
export function addGuards(app: Hono<AppEnv>, deps: AppDeps): void {
  app.use(withRequestId(deps));
  app.use(withSecurityHeaders(deps));
  app.use((c, next) => refuseManyHeaders(c, next));
  app.use((c, next) => guardHost(c, next, deps));
  app.use((c, next) => guardOrigin(c, next, deps));
}

function withRequestId(deps: AppDeps) {
  return async (c: Context<AppEnv>, next: Next) => {
    const began = performance.now();
    const requestId = requestIdOf(c.req.header('x-request-id'));
    c.set('requestId', requestId);
    await next();
    c.header('X-Request-Id', requestId);
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');
    const ms = performance.now() - began;
    const { method, path } = c.req;
    const { status } = c.res;
    const { userId, companyId, call = 'other', code = '' } = c.var;
    const { address } = callerOf(c, deps);
    const line = { requestId, method, path, status, code, ms: Math.round(ms), address, userId, companyId };
    deps.log.info(line, 'request');
    deps.onAnswered?.({ call, status, code, seconds: ms / 1000 });
  };
}

/** That of who asks, so that both logs name it alike; one that could not stand in a log is replaced. */
function requestIdOf(header = ''): string {
  return /^[\w.:-]{8,100}$/.test(header) ? header : randomUUID();
}

async function refuseManyHeaders(c: Context<AppEnv>, next: Next) {
  const count = (c.env?.incoming?.rawHeaders.length ?? 0) / 2;
  if (count > MAX_HEADERS) throw new HttpError(431, 'tooLarge');
  await next();
}

/** A name that is not ours may be somebody's who leads browsers here. Probes ask by address, and learn nothing. */
async function guardHost(c: Context<AppEnv>, next: Next, deps: AppDeps) {
  const isProbe = PROBES.includes(c.req.path);
  if (!isProbe && !isAllowedHost(callerOf(c, deps).host, deps.allowedHosts ?? []))
    throw new HttpError(421, 'hostNotAllowed');
  await next();
}

/** Cookies are never used, so a foreign page has nothing to ride on; it is refused all the same. */
async function guardOrigin(c: Context<AppEnv>, next: Next, deps: AppDeps) {
  const origin = c.req.header('origin');
  const allowed = origin === undefined || isOwnOrigin(origin, callerOf(c, deps), deps.allowedOrigins);
  const name = () => {
    if (origin === undefined || !allowed) return;
    c.header('Access-Control-Allow-Origin', origin);
    c.header('Access-Control-Expose-Headers', 'authorization, etag, x-request-id');
    c.header('Vary', 'Origin', { append: true });
  };
  if (origin !== undefined && allowed && c.req.method === 'OPTIONS') {
    name();
    c.header('Access-Control-Allow-Methods', 'GET, POST');
    c.header(
      'Access-Control-Allow-Headers',
      'authorization, company, content-type, accept-language, if-none-match, last-event-id, x-request-id',
    );
    c.header('Access-Control-Max-Age', '600');
    return c.body(null, 204);
  }
  if (!allowed && c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new HttpError(403, 'forbidden');
  await next();
  // Afterwards: an answer that a handler made itself, such as a stream, knows nothing of headers that were set before.
  name();
}
