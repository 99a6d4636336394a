import type { BenchResult } from '../lib/report.ts';
import { measureSearch } from './measureSearch.ts';
import { reportSearch } from './reportSearch.ts';

/** The menu search in Node and in Chromium, beside its peers; the size of the core; the menus in a page. */
export async function benchMenu(): Promise<BenchResult> {
  const node = reportSearch('Node', await measureSearch());
  return { figures: { node: node.figures }, bars: node.bars };
}
