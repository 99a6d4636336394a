import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../../..');
const FOLDERS: Record<string, string> = { 'sso-web': 'sso-web', universal_system: 'universal-system' };

/**
 * Serves the module apps from their sources in development: the same Vite server, hence the same React,
 * as the shell that mounts them.
 */
export function microAppSources(): Plugin {
  return {
    name: 'portal-micro-app-sources',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const match = /^\/micro\/([\w-]+)\/entry\.js(\?.*)?$/.exec(request.url ?? '');
        const folder = match?.[1] ? FOLDERS[match[1]] : undefined;
        if (folder) request.url = `/@fs${resolve(root, 'apps/micro', folder, 'src/entry.tsx')}`;
        next();
      });
    },
  };
}
