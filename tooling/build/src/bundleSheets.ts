import { copyFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build } from 'esbuild';
import type { ExportsMap } from './exportsMap.ts';

/**
 * Bundles the plain style sheets that the exports name as sources into `dist`: imports joined, fonts and images
 * copied beside them. Data that they name is copied as it is.
 */
export async function bundleSheets(root: string, exports: ExportsMap): Promise<void> {
  const sources = (ending: string) =>
    Object.values(exports).flatMap((entry) =>
      typeof entry !== 'string' && entry.source?.endsWith(ending) ? [entry.source] : [],
    );
  for (const data of sources('.json'))
    copyFileSync(resolve(root, data), resolve(root, 'dist', basename(data)));
  const sheets = sources('.css');
  if (sheets.length === 0) return;
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(sheets.map((sheet) => [basename(sheet, '.css'), resolve(root, sheet)])),
    outdir: resolve(root, 'dist'),
    bundle: true,
    target: 'es2022',
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
    assetNames: 'assets/[name]-[hash]',
    logLevel: 'warning',
  });
}
