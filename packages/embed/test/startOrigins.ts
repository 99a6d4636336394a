import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { svelteFiles } from './svelteFiles.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown;

const page = (script: string) =>
  `<!doctype html><title>test</title><body><div id="app"></div><script type="module" src="${script}"></script>`;

/** Built apps of other teams, which know nothing of a portal. */
const FOREIGN: Record<string, string> = {
  vanilla: 'apps/foreignVanilla.ts',
  vue: 'apps/foreignVue.ts',
  preact: 'apps/foreignPreact.ts',
  svelte: 'apps/foreignSvelte.ts',
};

const serveForeign: Answer = async (_request, response, { pathname }) => {
  const [, name = '', file] = /^\/foreign\/(\w+)\/(\w+\.js)?$/.exec(pathname) ?? [];
  const source = FOREIGN[name];
  if (name === 'form' && !file)
    return send(
      response,
      200,
      'text/html',
      await readFile(resolve(import.meta.dirname, 'apps/foreignForm.html'), 'utf8'),
    );
  if (!source) return send(response, 404, 'text/plain', 'nothing here');
  if (file) return send(response, 200, 'text/javascript', await bundle(source));
  return send(response, 200, 'text/html', page('app.js'));
};

const bundles = new Map<string, Promise<string>>();

/** A script of this folder with all that it imports; made when it is first asked for. */
function bundle(name: string): Promise<string> {
  const known = bundles.get(name) ?? makeBundle(name);
  bundles.set(name, known);
  return known;
}

async function makeBundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, name)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source', 'browser'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
    },
    jsx: 'automatic',
    outdir: 'built',
    plugins: [svelteFiles],
    write: false,
  });
  return outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
}

async function listen(answer: Answer): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    response.setHeader('Origin-Agent-Cluster', '?1');
    answer(request, response, new URL(request.url ?? '/', 'http://localhost'));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const send = (response: ServerResponse, status: number, type: string, body = '') =>
  response.writeHead(status, { 'Content-Type': type }).end(body);

/** The page of the documentation, with the one line changed that it says to change. */
async function documentedPage(portal: string): Promise<string> {
  const text = await readFile(resolve(import.meta.dirname, '../../../docs/embedding.md'), 'utf8');
  const html = /```html\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';
  return html.replace('https://portal.example.com', portal);
}

/** Scripts that few tests need. */
const LAZY: Record<string, string> = {
  '/foreignHost.js': 'foreignHost.tsx',
  '/legacy/entry.js': 'apps/legacyModule.ts',
  '/qiankun/entry.js': 'apps/qiankunModule.ts',
};

/** What the bundler of a qiankun app leaves: a classic script and a global variable. */
const QIANKUN_APP = `var stockApp = {
  bootstrap: async function () { window.stockBoots = (window.stockBoots || 0) + 1; },
  mount: async function (props) { props.container.querySelector('#root').textContent = 'stock for ' + props.locale; },
  unmount: async function (props) { props.container.querySelector('#root').textContent = ''; },
};`;

/** Three origins: the portal with some modules, an app of another team, and somebody whom nobody listed. */
export async function startOrigins() {
  const [hostScript, guestScript, plainScript, moduleScript] = await Promise.all(
    ['hostPage.ts', 'guestPage.ts', 'plainGuestPage.ts', 'guestModule.ts'].map(bundle),
  );
  const guestPages: Answer = (request, response, { pathname }) => {
    if (request.headers.origin) response.setHeader('Access-Control-Allow-Origin', request.headers.origin);
    if (pathname === '/guest.js') return send(response, 200, 'text/javascript', guestScript);
    if (pathname === '/documented')
      return documentedPage(portal.origin).then((html) => send(response, 200, 'text/html', html));
    if (pathname === '/plain.js') return send(response, 200, 'text/javascript', plainScript);
    if (pathname === '/listener')
      return send(
        response,
        200,
        'text/html',
        '<!doctype html><script>window.heard = []; addEventListener("message", ({ data }) => heard.push(data));</script>',
      );
    if (pathname === '/plain') return send(response, 200, 'text/html', page('/plain.js'));
    if (pathname === '/whoami')
      return send(response, 200, 'text/plain', request.headers.authorization ?? 'nobody');
    if (pathname === '/') return send(response, 200, 'text/html', page('/guest.js'));
    if (pathname.startsWith('/foreign/'))
      return serveForeign(request, response, new URL(pathname, 'http://localhost'));
    if (pathname === '/mute') return send(response, 200, 'text/html', '<!doctype html><p>no SDK here</p>');
    send(response, 404, 'text/plain', 'nothing here');
  };
  const module =
    'export function mount({ container }) { container.textContent = "here"; } export function unmount() {}';
  const faulty = `
export function mount({ container, path, portal }) {
  container.innerHTML = '<button>go</button>';
  container.querySelector('button').onclick = () => { throw new Error('in an event'); };
  if (path === '/leaks') setInterval(() => portal.setTitle('leaked').catch(({ code }) => { window.leaked = code; }), 20);
  if (path === '/never') return new Promise(() => {});
}
export function unmount() { throw new Error('in unmount'); }`;
  const portalPages: Answer = (_request, response, { pathname }) => {
    if (pathname === '/host.js') return send(response, 200, 'text/javascript', hostScript);
    if (pathname === '/') return send(response, 200, 'text/html', page('/host.js'));
    const lazy = LAZY[pathname];
    if (lazy) return bundle(lazy).then((script) => send(response, 200, 'text/javascript', script));
    if (pathname === '/qiankun/app.js') return send(response, 200, 'text/javascript', QIANKUN_APP);
    if (pathname === '/foreign') return send(response, 200, 'text/html', page('/foreignHost.js'));
    if (pathname === '/good/entry.js') return send(response, 200, 'text/javascript', module);
    if (pathname === '/faulty/entry.js') return send(response, 200, 'text/javascript', faulty);
    if (pathname === '/guest/entry.js') return send(response, 200, 'text/javascript', moduleScript);
    if (pathname === '/broken/entry.js') return send(response, 500, 'text/plain', 'broken');
    if (pathname === '/page/entry.js') return send(response, 200, 'text/html', page('/host.js'));
    if (pathname === '/empty/entry.js')
      return send(response, 200, 'text/javascript', 'export const nothing = 1;');
    if (pathname === '/silent/entry.js') return;
    send(response, 404, 'text/plain', 'nothing here');
  };
  const [portal, apps, stranger] = await Promise.all([
    listen(portalPages),
    listen(guestPages),
    listen((request, response, url) =>
      url.pathname === '/host.js' || url.pathname === '/host'
        ? portalPages(request, response, new URL(url.pathname === '/host' ? '/' : url.pathname, url))
        : guestPages(request, response, url),
    ),
  ]);
  return {
    portal: portal.origin,
    apps: apps.origin,
    stranger: stranger.origin,
    close() {
      for (const server of [portal, apps, stranger]) server.close();
    },
  };
}
