import { existsSync, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LOCALES } from './packages/ui/src/core/locales.ts';

const root = import.meta.dirname;
const folders = ['packages', 'apps', 'apps/micro'].flatMap((group) =>
  readdirSync(resolve(root, group)).map((name) => `${group}/${name}`),
);

/** The copy of a workspace that is tested with one change in it (`bench mutation`) has the texts of its original. */
if (process.cwd().includes('.stryker-tmp')) folders.push(relative(root, process.cwd()));

/** Where a package keeps its sources, and those of a part that brings its own texts: `src`, `src/<part>`. */
const parts = (folder: string): string[] => {
  const sources = resolve(root, folder, 'src');
  if (!existsSync(sources)) return [];
  const inner = readdirSync(sources).map((name) => `src/${name}`);
  return ['src', ...inner].filter((part) => existsSync(resolve(root, folder, part, 'locales')));
};

/** One catalog per package or part that has messages: `<package>/src/locales/<locale>.po`, `<package>/src/<part>/locales/…`. */
export default defineConfig({
  sourceLocale: 'zh-CN',
  locales: [...LOCALES],
  format: formatter({ lineNumbers: false, origins: false }),
  catalogs: folders.flatMap((folder) =>
    parts(folder).map((part, _, all) => ({
      path: `<rootDir>/${folder}/${part}/locales/{locale}`,
      include: [`<rootDir>/${folder}/${part}`],
      exclude: [
        '**/*.test.*',
        '**/*.stories.*',
        ...all
          .filter((other) => other.startsWith(`${part}/`))
          .map((other) => `<rootDir>/${folder}/${other}/**`),
      ],
    })),
  ),
});
