import { relative, resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { layeredStyles } from '@portal/tooling-build/layered-styles';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig, type UserConfig } from 'vite';
import { stateName } from '../src/preview/stateName.ts';

const here = import.meta.dirname;
const repository = resolve(here, '../../..');
const onePackage = process.env.PORTAL_STORIES_ROOT;

const additions: UserConfig = {
  plugins: [lingui({ configPath: resolve(repository, 'lingui.config.ts') }), layeredStyles()],
  resolve: { conditions: ['source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: {
    reportCompressedSize: false,
    rolldownOptions: {
      onLog(level, log, handler) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
      },
    },
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: onePackage
    ? [`${relative(here, onePackage)}/src/**/*.stories.tsx`]
    : ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          name: entry.name && stateName(entry.name, entry.exportName),
        })),
    })),
  viteFinal: (base) => mergeConfig(base, additions),
};

export default config;
