import type { Context, Next } from 'hono';
import type { AppDeps, AppEnv } from './AppDeps.ts';
import { callerOf } from './callerOf.ts';

/** What every answer carries unless a route says otherwise: pages have policies of their own. */
const DEFAULTS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Data shown as a page runs nothing, loads nothing and is framed by nobody. */
const DATA_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** A script may be a worker, whose policy is that of its own answer. */
const SCRIPT_POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const ONE_YEAR_S = 31_536_000;

/** Puts the protective headers on every answer, errors included. */
export function withSecurityHeaders(deps: AppDeps) {
  return async (c: Context<AppEnv>, next: Next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(DEFAULTS)) if (!headers.has(name)) c.header(name, value);
    if (!headers.has('Content-Security-Policy')) {
      const isScript = headers.get('content-type')?.startsWith('text/javascript');
      c.header('Content-Security-Policy', isScript ? SCRIPT_POLICY : DATA_POLICY);
      // A page says itself whether it may keep its opener: a payment or consult window has to.
      c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    }
    if (callerOf(c, deps).secure) c.header('Strict-Transport-Security', `max-age=${ONE_YEAR_S}`);
  };
}
