import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './startServer.ts';

/**
 * Bundles modules of a package from its sources, as the portal does, and imports them as one: some of their
 * dependencies are not for Node as they are.
 * @param folder such as `packages/api-client/src`
 * @param modules addresses below it, such as `./index.ts`
 */
export async function loadSources<Names>(folder: string, modules: readonly string[]): Promise<Names> {
  const out = mkdtempSync(join(tmpdir(), 'portal-bench-sources-'));
  try {
    const outfile = join(out, 'sources.mjs');
    await build({
      stdin: {
        contents: modules.map((module) => `export * from '${module}';`).join('\n'),
        resolveDir: join(root, folder),
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
    rmSync(out, { recursive: true, force: true });
  }
}
