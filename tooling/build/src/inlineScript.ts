import { build } from 'esbuild';
import type { Plugin } from 'vite';

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
        const children = outputFiles.map((file) => file.text.trim()).join('');
        // After the encoding, which has to stand in the first kilobyte.
        return html.replace(
          /<meta charset[^>]*>/,
          (charset) => `${charset}\n    <script>${children}</script>`,
        );
      },
    },
  };
}
