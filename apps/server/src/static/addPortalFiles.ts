import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { AppDeps, AppEnv } from '../http/AppDeps.ts';
import { callerOf } from '../http/callerOf.ts';
import { shellPolicy } from './contentSecurityPolicy.ts';
import { createFileCache, type FileCache } from './createFileCache.ts';
import { frameOrigins } from './frameOrigins.ts';
import { operatorOrigins } from './operatorOrigins.ts';
import { cacheControlOf, sendFile } from './sendFile.ts';

/** Shown instead of the portal while there is no build of it. */
const NOT_BUILT =
  'The portal is not built yet. Start it with "npm start", or build it with "pnpm build" and load this page again.';

const NOT_PAGES = /^\/(sso|api|openApi|upload|micro|assets|healthz|readyz|config\.json)(\/|$)/;

/** Whether a browser asks for a page of the portal, and not for a call or a file. */
function isNavigation(c: Context): boolean {
  const { path } = c.req;
  if (NOT_PAGES.test(path) || /\/\.|\.\w+$/.test(path)) return path === '/index.html';
  const mode = c.req.header('sec-fetch-mode');
  return mode ? mode === 'navigate' : (c.req.header('accept') ?? '').includes('text/html');
}

/** Folders of the modules that the portal's origin serves, by their name in addresses. */
const MODULES = { 'sso-web': 'sso-web', universal_system: 'universal-system', operator: 'operator' } as const;

/**
 * Serves the built portal and the modules it mounts; addresses of pages all lead to the shell. The answer reads the
 * shell's files ahead of the first visitor.
 */
export function addPortalFiles(
  app: Hono<AppEnv>,
  deps: AppDeps,
  appsFolder: string,
): { warm(): Promise<void> } {
  const shell = createFileCache(join(appsFolder, 'portal/dist'));
  for (const [name, folder] of Object.entries(MODULES)) {
    const files = createFileCache(join(appsFolder, 'micro', folder, 'dist'));
    const prefix = `/micro/${name}`;
    app.get(`${prefix}/*`, async (c, next) => {
      const path = c.req.path.slice(prefix.length);
      const file = await files.get(path);
      return file ? sendFile(c, file, { 'Cache-Control': cacheControlOf(path) }) : next();
    });
  }
  app.get('*', async (c, next) => {
    if (isNavigation(c)) return sendShell(c, shell, deps);
    const file = c.req.path.endsWith('.html') ? undefined : await shell.get(c.req.path);
    return file ? sendFile(c, file, { 'Cache-Control': cacheControlOf(c.req.path) }) : next();
  });
  return shell;
}

async function sendShell(c: Context<AppEnv>, shell: FileCache, deps: AppDeps): Promise<Response> {
  const file = await shell.get('/index.html');
  if (!file) return c.text(NOT_BUILT, 503);
  const { host, secure } = callerOf(c, deps);
  const { runtimeConfig } = deps.services;
  const appsOrigin = runtimeConfig.appsOrigin({ host, secure });
  const config = runtimeConfig({ host, secure });
  const { connect, pictures } = operatorOrigins(config, `${secure ? 'https' : 'http'}://${host}`);
  return sendFile(c, file, {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': shellPolicy({
      html: file.content.toString(),
      host,
      appsOrigin,
      systemOrigins: frameOrigins(config).filter((origin) => origin !== appsOrigin),
      connectOrigins: connect,
      pictureOrigins: pictures,
    }),
    'Origin-Agent-Cluster': '?1',
    // The address that a visit begins with may hold a one-time token: not even this server is told of it again.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Frame-Options': 'DENY',
  });
}
