import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { insertScript } from './insertScript.ts';

/** Puts a module, bundled and minified, into the page itself: it runs before any script is loaded. */
export function inlineScript(entry: string): Plugin {
  return {
    name: 'portal-inline-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { outputFiles } = await build({
          entryPoints: [entry],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
        });
        return insertScript(html, outputFiles.map((file) => file.text.trim()).join(''));
      },
    },
  };
}
