import { atMost, type BenchResult, round } from '../lib/report.ts';
import { measureChromium } from './measureChromium.ts';
import { measureSearch } from './measureSearch.ts';
import { measureSize } from './measureSize.ts';
import { reportSearch, slowFigures } from './reportSearch.ts';

/** The menu search in Node and in Chromium beside its peers, the size of the core, and the menus in a page. */
export async function benchMenu(): Promise<BenchResult> {
  const size = await measureSize();
  const node = reportSearch('Node', await measureSearch());
  const page = await measureChromium();
  const chromium = reportSearch('Chromium', page.search);
  return {
    figures: {
      sizeKB: { core: round(size.coreKB), search: round(size.searchKB), pinyin: round(size.pinyinKB) },
      node: node.figures,
      chromium: chromium.figures,
      page: page.figures.full,
      quarterOfTheProcessor: { ...page.figures.slow, search: slowFigures(page.slowSearch) },
    },
    bars: [
      atMost('core without pinyin data, kB gzip', size.coreKB, 8),
      ...node.bars,
      ...chromium.bars,
      ...page.bars,
    ],
  };
}
