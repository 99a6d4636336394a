import type { Context } from 'hono';

const NOT_PAGES = /^\/(sso|api|openApi|upload|micro|assets|healthz|readyz|config\.json)(\/|$)/;

/** Whether a browser asks for a page of the portal, and not for a call or a file. */
export function isNavigation(c: Context): boolean {
  const { path } = c.req;
  if (NOT_PAGES.test(path) || /\/\.|\.\w+$/.test(path)) return path === '/index.html';
  const mode = c.req.header('sec-fetch-mode');
  return mode ? mode === 'navigate' : (c.req.header('accept') ?? '').includes('text/html');
}
