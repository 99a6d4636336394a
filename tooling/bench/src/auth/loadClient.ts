import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../lib/startServer.ts';

/** The client with its session and storage. */
export type Client = typeof import('@portal/api-client') &
  typeof import('@portal/api-client/session') &
  typeof import('@portal/api-client/storage');

const ENTRIES = ['index', 'session/index', 'storage/index'];

/** Bundles the client from its sources, as the portal does: some of its dependencies are not for Node as they are. */
export async function loadClient(): Promise<Client> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-client-'));
  try {
    const outfile = join(folder, 'client.mjs');
    await build({
      stdin: {
        contents: ENTRIES.map((entry) => `export * from './${entry}.ts';`).join('\n'),
        resolveDir: join(root, 'packages/api-client/src'),
      },
      bundle: true,
      format: 'esm',
      platform: 'node',
      conditions: ['source'],
      outfile,
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
