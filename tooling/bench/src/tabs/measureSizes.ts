import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../lib/startServer.ts';

/** Bytes of an entry point with everything that it brings but the named packages, minified and gzipped. */
export async function measureSize(entry: string, external: string[] = []): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [resolve(root, entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    splitting: true,
    outdir: 'out',
    conditions: ['source'],
    external,
    loader: { '.po': 'empty', '.css': 'empty', '.module.css': 'local-css' },
  });
  const name =
    entry
      .split('/')
      .at(-1)
      ?.replace(/\.tsx?$/, '.js') ?? '';
  const main = outputFiles.find(({ path }) => path.endsWith(name));
  return gzipSync(main?.contents ?? new Uint8Array(), { level: 9 }).byteLength;
}
