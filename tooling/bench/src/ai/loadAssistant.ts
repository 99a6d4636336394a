import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../lib/startServer.ts';

/** The assistant without its components, and its transports. */
export type AssistantLibrary = typeof import('@portal/ai-assistant/headless') &
  typeof import('@portal/ai-assistant/transport');

/** Bundles the assistant from its sources, as the portal does: some of its dependencies are not for Node as they are. */
export async function loadAssistant(): Promise<AssistantLibrary> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-assistant-'));
  try {
    const outfile = join(folder, 'assistant.mjs');
    await build({
      stdin: {
        contents: `export * from './headless.ts'; export * from './transport/index.ts';`,
        resolveDir: join(root, 'packages/ai-assistant/src'),
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
