import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../lib/startServer.ts';

/** The client's public list. */
export type Client = typeof import('@portal/api-client');

/** Bundles the client from its sources, as the portal does: some of its dependencies are not for Node as they are. */
export async function loadClient(): Promise<Client> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-client-'));
  try {
    const outfile = join(folder, 'client.mjs');
    await build({
      entryPoints: [join(root, 'packages/api-client/src/index.ts')],
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
