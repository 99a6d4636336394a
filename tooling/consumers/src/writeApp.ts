import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PackedPackage } from './packPackages.ts';
import { readInstall } from './readUsage.ts';
import { writeExamples } from './writeExamples.ts';
import { writeStarts } from './writeStarts.ts';

const TEMPLATES = resolve(import.meta.dirname, '../templates');

/** What the page around the examples is made of. */
const FRAME = '@portal/ui';

/**
 * Writes a fresh application outside the workspace: the template, what the READMEs of the shown packages tell to install,
 * the usage of each as a module, and the start of each as a page; returns the paths of these pages.
 */
export function writeApp(
  template: 'vite' | 'next',
  app: string,
  packed: PackedPackage[],
  shown: PackedPackage[],
): string[] {
  cpSync(join(TEMPLATES, template), app, { recursive: true });
  // Both show the same page; marked, a server may render it.
  const page = readFileSync(join(TEMPLATES, 'vite/src/App.tsx'), 'utf8');
  mkdirSync(join(app, 'src'), { recursive: true });
  writeFileSync(join(app, 'src/App.tsx'), `'use client';\n${page}`);
  const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  const dependencies = { ...manifest.dependencies, ...dependenciesOf(packed, shown) };
  writeFileSync(join(app, 'package.json'), JSON.stringify({ ...manifest, dependencies }, null, 2));
  const overrides = packed.map(({ name, tarball }) => `  '${name}': 'file:${tarball}'`);
  writeFileSync(
    join(app, 'pnpm-workspace.yaml'),
    `packages: []\noverrides:\n${overrides.join('\n')}\nallowBuilds:\n  esbuild: true\n  sharp: false\n`,
  );
  writeExamples(join(app, 'src/examples'), shown);
  const imports = shown.flatMap(({ entries }) => entries).map((entry) => `await import('${entry}');`);
  writeFileSync(join(app, 'importAll.mjs'), `${imports.join('\n')}\n`);
  return writeStarts(template, app, shown);
}

function dependenciesOf(packed: PackedPackage[], shown: PackedPackage[]): Record<string, string> {
  const frame = packed.filter(({ name }) => name === FRAME);
  const used = [...frame, ...shown];
  const peers: Record<string, string> = Object.assign({}, ...used.map((entry) => entry.peers));
  const tarballs = new Map(packed.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const names = used.flatMap((entry) => [...readInstall(entry), ...entry.optionalPeers]);
  return Object.fromEntries(names.map((name) => [name, tarballs.get(name) ?? peers[name] ?? 'latest']));
}
