import { mergeConfig, type UserConfig } from 'vite';
import { brotliFiles } from './brotliFiles.ts';
import { viteDefaults } from './viteDefaults.ts';

/**
 * The Vite configuration of an app that the portal opens in a frame: a page of its own that works under any path, with
 * nothing inline, so that a strict content policy holds.
 */
export function frameApp(command: 'build' | 'serve'): UserConfig {
  return mergeConfig(viteDefaults(command), {
    plugins: [brotliFiles()],
    base: './',
    build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  });
}
