import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('[E33] the guest SDK is small and free of React', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [resolve(import.meta.dirname, 'index.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.some((input) => input.includes('penpal'))).toBe(true);
  expect(inputs.filter((input) => /node_modules\/(react|react-dom|valibot)\//.test(input))).toEqual([]);
  expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length).toBeLessThan(5_000);
});
