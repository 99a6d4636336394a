import type { Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';

const SOURCE = `<script>
  let count = $state(0);
</script>

<h1>Svelte</h1>
<button type="button" onclick={() => (count += 1)}>pressed {count}</button>
<input aria-label="note" />`;

/** Gives esbuild one Svelte component, compiled, as `./Foreign.svelte`. */
export const svelteFiles: Plugin = {
  name: 'svelte-files',
  setup(build) {
    build.onResolve({ filter: /Foreign\.svelte$/ }, ({ resolveDir }) => ({
      path: `${resolveDir}/Foreign.svelte`,
      namespace: 'svelte',
    }));
    build.onLoad({ filter: /.*/, namespace: 'svelte' }, ({ path }) => ({
      contents: compile(SOURCE, { filename: path, generate: 'client' }).js.code,
      loader: 'js',
      resolveDir: import.meta.dirname,
    }));
  },
};
