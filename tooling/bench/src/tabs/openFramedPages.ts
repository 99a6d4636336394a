import { resolve } from 'node:path';
import type { OwnServer } from '@portal/tooling-test/server';
import { buildPage } from '../lib/buildPage.ts';
import type { PaneKind } from './measurePanes.ts';

type Fields = Record<string, unknown>;

/** The app whose menus lead to the bench pages. */
const BENCH_APP = 'universal_system';

/**
 * Serves the bench pages as an app of another origin too. As `frame` that app stands behind the menus of the bench pages,
 * with a frame kept ready like the system of the demo that people open page after page; otherwise the module does.
 */
export async function openFramedPages(server: OwnServer, config: Fields) {
  const page = await buildPage(resolve(import.meta.dirname, '../../tabs-page'));
  const { microApps } = (await (await fetch(`${server.url}/config.json`)).json()) as { microApps: Fields[] };
  const framed = microApps.map((app) =>
    app.name === BENCH_APP
      ? { ...app, engine: 'frame', entry: '/', origin: new URL(page.url).origin, spare: true }
      : app,
  );
  return {
    serveAs: (kind: PaneKind) =>
      server.configure(kind === 'frame' ? { ...config, microApps: framed } : config),
    async stop() {
      server.configure(config);
      await page.stop();
    },
  };
}
