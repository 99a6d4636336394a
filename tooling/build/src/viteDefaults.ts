import { resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type UserConfig } from 'vite';
import { layeredStyles } from './layeredStyles.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The part of a Vite configuration that every app shares: built from the sources of the packages, in dev and for production. */
export function viteDefaults(command: 'build' | 'serve'): UserConfig {
  return {
    plugins: [
      lingui({ failOnMissing: command === 'build', configPath: resolve(root, 'lingui.config.ts') }),
      react(),
      layeredStyles(),
    ],
    resolve: {
      conditions: ['source', ...defaultClientConditions],
    },
    build: {
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        onLog(level, log, handler) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
        },
      },
    },
  };
}
