import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const root = import.meta.dirname;
const folders = ['packages', 'apps', 'apps/micro'].flatMap((group) =>
  readdirSync(resolve(root, group)).map((name) => `${group}/${name}`),
);

/** One catalog per package that has messages: `<package>/src/locales/<locale>.po`. */
export default defineConfig({
  sourceLocale: 'zh-CN',
  locales: ['zh-CN', 'en-US', 'ko-KR'],
  format: formatter({ lineNumbers: false, origins: false }),
  catalogs: folders
    .filter((folder) => existsSync(resolve(root, folder, 'src/locales')))
    .map((folder) => ({
      path: `<rootDir>/${folder}/src/locales/{locale}`,
      include: [`<rootDir>/${folder}/src`],
      exclude: ['**/*.test.*', '**/*.stories.*'],
    })),
});
