import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('[E33] the guest SDK is small and free of React', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [resolve(import.meta.dirname, 'index.ts')],
    bundle: true,
    splitting: true,
    outdir: 'guest',
    minify: true,
    format: 'esm',
    conditions: ['source'],
    target: 'es2022',
    write: false,
    metafile: true,
  });
  const entry = Object.values(metafile.outputs).find(({ entryPoint }) =>
    entryPoint?.endsWith('guest/index.ts'),
  );
  const eager = new Set([
    entry,
    ...(entry?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => metafile.outputs[path]),
  ]);
  const inputs = [...eager].flatMap((output) => Object.keys(output?.inputs ?? {}));
  expect(inputs.some((input) => input.includes('penpal'))).toBe(true);
  expect(inputs.filter((input) => /(react|react-dom|valibot|modern-screenshot)\//.test(input))).toEqual([]);
  const paths = Object.entries(metafile.outputs).flatMap(([path, output]) =>
    eager.has(output) ? [path] : [],
  );
  const bytes = outputFiles
    .filter(({ path }) => paths.some((name) => path.endsWith(name)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThan(5_000);
});
