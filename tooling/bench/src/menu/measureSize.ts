import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Sizes of entries as a consumer's bundle has them, in kB gzip. */
export type SizeFigures = { coreKB: number; searchKB: number; pinyinKB: number };

const KB = 1000;

/** Bundles the core and the search on their own, minified; the readings of Chinese characters are a chunk apart. */
export async function measureSize(): Promise<SizeFigures> {
  const bundle = async (entry: string) => {
    const { outputFiles } = await build({
      stdin: { contents: `export * from '${entry}'`, resolveDir: import.meta.dirname },
      bundle: true,
      minify: true,
      splitting: true,
      format: 'esm',
      target: 'es2022',
      conditions: ['source'],
      outdir: 'out',
      write: false,
      logLevel: 'error',
    });
    return outputFiles.map(({ path, contents }) => ({ path, kb: gzipSync(contents).byteLength / KB }));
  };
  const sum = (files: { kb: number }[]) => files.reduce((total, { kb }) => total + kb, 0);
  const core = await bundle('@portal/menu-engine/core');
  const search = await bundle('@portal/menu-engine/search');
  const pinyin = search.filter(({ path }) => path.includes('pinyinTable'));
  return {
    coreKB: sum(core),
    searchKB: sum(search) - sum(pinyin),
    pinyinKB: sum(pinyin),
  };
}
