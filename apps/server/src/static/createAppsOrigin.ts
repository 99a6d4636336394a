import { join } from 'node:path';
import { type Contract, contract } from '@portal/api-client/contract';
import { type Context, Hono, type Next } from 'hono';
import type { AppDeps, AppEnv } from '../http/AppDeps.ts';
import { addGuards } from '../http/addGuards.ts';
import { answerError } from '../http/answerError.ts';
import { callerOf } from '../http/callerOf.ts';
import { HttpError } from '../http/errors.ts';
import { registerHandlers } from '../http/registerHandlers.ts';
import type { AddPages } from './AddPages.ts';
import { appPolicy } from './contentSecurityPolicy.ts';
import { createFileCache } from './createFileCache.ts';
import type { PortalOrigins } from './portalOrigins.ts';
import { cacheControlOf, sendFile } from './sendFile.ts';

const APPS = {
  amazon: 'amazon',
  scm_new: 'scm-new',
  'sso-web': 'sso-web',
  universal_system: 'universal-system',
} as const;

/** What the apps' origin needs beside the application's parts. */
export type AppsOriginOptions = {
  appsFolder: string;
  portalOrigins: PortalOrigins;
  /** @default none */
  pages?: AddPages | undefined;
};

/** The second origin: the systems that the portal frames, and the business calls that they make. */
export function createAppsOrigin(deps: AppDeps, options: AppsOriginOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => answerError(c, error, deps));
  addGuards(app, deps);
  app.use((c, next) => letPortalLook(c, next));
  registerHandlers(app, businessCalls(contract), pickHandlers(deps), deps);
  for (const [name, folder] of Object.entries(APPS))
    addApp(app, name, join(options.appsFolder, 'micro', folder, 'dist'));
  app.get('/config.json', (c) => c.json({ portalOrigins: options.portalOrigins(callerOf(c, deps)) }));
  options.pages?.(app, {
    deps,
    portalOrigins: (c) => options.portalOrigins(callerOf(c, deps)),
    // Their forms name their origin only to a page of the same origin: without a referrer they would name none.
    answer: (c, html, status = 200) =>
      c.html(html, status, { ...pageHeaders(c, html), 'Referrer-Policy': 'same-origin' }),
  });
  app.notFound((c) => {
    // The portal frames an app and learns only then that it is gone: the browser need not complain as well.
    const ancestors = options.portalOrigins(callerOf(c, deps)).join(' ');
    c.header('Content-Security-Policy', `default-src 'none'; frame-ancestors ${ancestors}`);
    return answerError(c, new HttpError(404, 'notFound'), deps);
  });
  return app;

  /** The portal may read whether a page is there: it frames it, and says plainly when it is missing. */
  async function letPortalLook(c: Context<AppEnv>, next: Next): Promise<void> {
    await next();
    const origin = c.req.header('origin');
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return;
    if (origin !== undefined && options.portalOrigins(callerOf(c, deps)).includes(origin))
      c.header('Access-Control-Allow-Origin', origin);
    c.header('Vary', 'Origin', { append: true });
  }

  function addApp(target: Hono<AppEnv>, name: string, folder: string): void {
    const files = createFileCache(folder);
    target.get(`/${name}`, (c) => c.redirect(`/${name}/`, 308));
    target.get(`/${name}/*`, async (c, next) => {
      const path = c.req.path.slice(name.length + 1);
      const isPage = path === '/' || path === '/index.html';
      const file = await files.get(isPage ? '/index.html' : path);
      if (!file) return next();
      const headers = isPage
        ? pageHeaders(c, file.content.toString())
        : { 'Cache-Control': cacheControlOf(path) };
      return sendFile(c, file, headers);
    });
  }

  function pageHeaders(c: Context<AppEnv>, html: string): Record<string, string> {
    const { host, secure } = callerOf(c, deps);
    return {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': appPolicy({ html, frameAncestors: options.portalOrigins({ host, secure }) }),
      'Origin-Agent-Cluster': '?1',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    };
  }
}

/** The calls that apps of other origins make. */
function businessCalls(calls: Contract): Contract {
  return Object.fromEntries(Object.entries(calls).filter(([, { path }]) => path.startsWith('/api/v1/')));
}

function pickHandlers({ handlers }: AppDeps) {
  const names = Object.keys(businessCalls(contract));
  const all: Readonly<Record<string, unknown>> = handlers;
  return Object.fromEntries(names.map((name) => [name, all[name]])) as never;
}
