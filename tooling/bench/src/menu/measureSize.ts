import { join } from 'node:path';
import { root } from '../lib/startServer.ts';
import { bundleEntry } from '../size/bundleEntry.ts';

/** Sizes of entries as a consumer's bundle has them, in kB gzip. */
export type SizeFigures = { coreKB: number; searchKB: number; pinyinKB: number };

const KB = 1000;

/** The core and the search on their own; the readings of Chinese characters load later. */
export async function measureSize(): Promise<SizeFigures> {
  const bundle = (entry: string) =>
    bundleEntry(`export * from '${entry}'`, join(root, 'packages/menu-engine'), { source: true });
  const core = await bundle('@portal/menu-engine/core');
  const search = await bundle('@portal/menu-engine/search');
  return {
    coreKB: core.whole / KB,
    searchKB: search.initial / KB,
    pinyinKB: (search.whole - search.initial) / KB,
  };
}
