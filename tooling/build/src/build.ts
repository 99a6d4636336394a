#!/usr/bin/env node
import { readFileSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build } from 'tsup';
import { bundleSheets } from './bundleSheets.ts';
import { collectStyles, writeStyles } from './bundleStyles.ts';
import { cssModules } from './cssModules.ts';
import { entriesOf, modulesBelow, publishedExports } from './exportsMap.ts';
import { markClientEntries } from './markClientEntries.ts';
import { poCatalogs } from './poCatalogs.ts';
import { runTsc } from './tsc.ts';

const root = process.cwd();
const manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

const expected = JSON.stringify(publishedExports(manifest.exports));
if (!manifest.private && JSON.stringify(manifest.publishConfig?.exports) !== expected) {
  console.error(`publishConfig.exports must be exports without "source": ${expected}`);
  process.exit(1);
}

rmSync(resolve(root, 'dist'), { recursive: true, force: true });
await build({
  entry: { ...modulesBelow(root, manifest.portal?.separateModules ?? []), ...entriesOf(manifest.exports) },
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  splitting: true,
  dts: false,
  silent: true,
  config: false,
  esbuildPlugins: [cssModules({ root, prefix: basename(root) }), poCatalogs({ root })],
});
const dist = resolve(root, 'dist');
markClientEntries(dist, Object.keys(entriesOf(manifest.exports)));
const rules = collectStyles(dist);
await bundleSheets(root, manifest.exports);
if (manifest.exports['./styles.css']) writeStyles(dist, rules);

process.exit(
  runTsc([
    '-p',
    'tsconfig.build.json',
    '--noEmit',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--outDir',
    'dist',
    '--rootDir',
    'src',
  ]),
);
