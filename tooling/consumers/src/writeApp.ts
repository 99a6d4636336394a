import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PackedPackage } from './packPackages.ts';
import { readUsage } from './readUsage.ts';

const TEMPLATES = resolve(import.meta.dirname, '../templates');

/**
 * Writes a fresh application outside the workspace: the template, the tarballs with only their declared peers, and the
 * usage of every README as a module.
 */
export function writeApp(template: 'vite' | 'next', app: string, packages: PackedPackage[]): void {
  cpSync(join(TEMPLATES, template), app, { recursive: true });
  // Both show the same page; marked, a server may render it.
  const page = readFileSync(join(TEMPLATES, 'vite/src/App.tsx'), 'utf8');
  mkdirSync(join(app, 'src'), { recursive: true });
  writeFileSync(join(app, 'src/App.tsx'), `'use client';\n${page}`);
  const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  const tarballs = Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const peers = Object.assign({}, ...packages.map((entry) => entry.peers));
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify(
      { ...manifest, dependencies: { ...peers, ...manifest.dependencies, ...tarballs } },
      null,
      2,
    ),
  );
  const overrides = Object.entries(tarballs).map(([name, file]) => `  '${name}': '${file}'`);
  writeFileSync(
    join(app, 'pnpm-workspace.yaml'),
    `packages: []\noverrides:\n${overrides.join('\n')}\nallowBuilds:\n  esbuild: true\n  sharp: false\n`,
  );
  writeExamples(join(app, 'src/examples'), packages);
  const imports = packages.flatMap(({ entries }) => entries).map((entry) => `await import('${entry}');`);
  writeFileSync(join(app, 'importAll.mjs'), `${imports.join('\n')}\n`);
}

/** One module per README, and an index of those that are components. */
function writeExamples(folder: string, packages: PackedPackage[]): void {
  mkdirSync(folder, { recursive: true });
  const shown = packages.flatMap(({ name, folder: source }) => {
    const short = name.replace('@portal/', '');
    const { code, isComponent } = readUsage(source);
    writeFileSync(join(folder, `${short}.tsx`), `'use client';\n${code}`);
    return isComponent ? [short] : [];
  });
  const imports = shown.map((short, at) => `import { Example as Example${at} } from './${short}';`);
  const entries = shown.map((short, at) => `  '${short}': Example${at},`);
  writeFileSync(
    join(folder, 'index.ts'),
    `${imports.join('\n')}\nexport const examples: Record<string, React.ComponentType> = {\n${entries.join('\n')}\n};\n`,
  );
}
