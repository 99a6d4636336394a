import type { Plugin } from 'vite';

/**
 * As the first line of a script: Chromium compiles its functions beside the page's own work while the script arrives,
 * not one by one when they are first called.
 */
export const EAGER_COMPILE = '//# allFunctionsCalledOnLoad\n';

/** Marks chunks that the first screen needs whole, by their names. */
export function eagerCompile(names: readonly string[]): Plugin {
  return {
    name: 'portal-eager-compile',
    apply: 'build',
    generateBundle: {
      // After Vite has written its own list of files in front.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue;
          chunk.code = EAGER_COMPILE + chunk.code;
          // The source map is written already; it is one line further down, too.
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}
