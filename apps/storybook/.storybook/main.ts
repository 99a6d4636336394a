import { relative, resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig, type UserConfig } from 'vite';

const here = import.meta.dirname;
const repository = resolve(here, '../../..');
const onePackage = process.env.PORTAL_STORIES_ROOT;

const additions: UserConfig = {
  plugins: [lingui({ configPath: resolve(repository, 'lingui.config.ts') })],
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
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) => mergeConfig(base, additions),
};

export default config;
