import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../../..');
const FOLDERS: Record<string, string> = {
  'sso-web': 'sso-web',
  universal_system: 'universal-system',
  operator: 'operator',
};

/** What a development server needs to know of the micro-apps. */
export type MicroAppSourcesOptions = {
  /** The API server whose configuration is passed on. */
  api: string;
  /** Where the frame apps' own development servers are, by name. */
  frameOrigins: Record<string, string>;
};

type Config = {
  microApps: { name: string; origin?: string; styles?: string[] }[];
  allowedMessageOrigins: string[];
};

/**
 * Serves the module apps from their sources in development — the same Vite server, hence the same React, as the shell
 * that mounts them — and points the frames at their own development servers.
 */
export function microAppSources({ api, frameOrigins }: MicroAppSourcesOptions): Plugin {
  return {
    name: 'portal-micro-app-sources',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const [, name, file] = /^\/micro\/([\w-]+)\/entry\.(js|css)$/.exec(path) ?? [];
        const folder = name && FOLDERS[name];
        if (path === '/config.json') {
          readConfig(api, frameOrigins, request.headers.host ?? '')
            .then((config) =>
              response.setHeader('content-type', 'application/json').end(JSON.stringify(config)),
            )
            .catch(() => response.writeHead(502).end());
          return;
        }
        // From sources, styles come with the scripts; the file of the built app would be missing.
        if (folder && file === 'css') {
          response.setHeader('content-type', 'text/css').end('');
          return;
        }
        if (folder && file === 'js')
          request.url = `/@fs${resolve(root, 'apps/micro', folder, 'src/entry.tsx')}`;
        next();
      });
    },
  };
}

async function readConfig(api: string, frameOrigins: Record<string, string>, host: string): Promise<Config> {
  const response = await fetchSoon(`${api}/config.json`, { headers: { 'x-forwarded-host': host } });
  const config = (await response.json()) as Config;
  return {
    ...config,
    allowedMessageOrigins: [...config.allowedMessageOrigins, ...Object.values(frameOrigins)],
    microApps: config.microApps.map((app) => ({ ...app, origin: frameOrigins[app.name] ?? app.origin })),
  };
}

/** In development the server restarts whenever a source is saved: it is there again in a moment. */
async function fetchSoon(url: string, init: RequestInit, tries = 40): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, 250));
    return fetchSoon(url, init, tries - 1);
  }
}
