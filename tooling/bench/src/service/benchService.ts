import { atMost, type BenchResult } from '../lib/report.ts';
import { measureApply } from './measureApply.ts';
import { measureFigures } from './measureFigures.ts';
import { measureKeeping } from './measureKeeping.ts';

const MENUS = 10_000;
const SIZE = 20;

const PARTS: Record<string, () => Promise<BenchResult>> = {
  apply: applyMenus,
  figures: costFigures,
  keep: keepData,
};

/** What an operator waits for; `--only=apply`, `--only=figures` or `--only=keep` takes a part. */
export async function benchService(args: string[]): Promise<BenchResult> {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  const parts: BenchResult[] = [];
  for (const [name, measure] of Object.entries(PARTS))
    if (only === undefined || only === name) parts.push(await measure());
  return {
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    bars: parts.flatMap(({ bars }) => bars),
  };
}

async function applyMenus(): Promise<BenchResult> {
  const { first, again } = await measureApply(MENUS);
  return {
    figures: { 'apply, menus': MENUS, 'apply, first time': first, 'apply, again': again },
    bars: [
      atMost(`apply of ${MENUS} menus, s`, first.seconds, 5),
      atMost('apply of the same again, s', again.seconds, 5),
    ],
  };
}

/** Figures may take a hundredth of what a server can do; traces that are off a thousandth, which nobody could tell. */
async function costFigures(): Promise<BenchResult> {
  const costs = await measureFigures();
  return {
    figures: { 'shares of a busy server': costs },
    bars: [
      atMost('the metrics page, p95 ms', costs.pageMs, 20),
      atMost("metrics: percent of a server's time", (costs.figures + costs.scrape) * 100, 1),
      atMost("traces off: percent of a server's time", costs.traces * 100, 0.1),
    ],
  };
}

async function keepData(): Promise<BenchResult> {
  const kept = await measureKeeping(SIZE);
  return {
    figures: { 'data, size': SIZE, ...kept },
    bars: [
      atMost(`the metrics page at size ${SIZE}, p95 ms`, kept.metricsMs, 20),
      atMost(`backup of size ${SIZE}, s`, kept.backup.seconds, 60),
      atMost(
        'p95 of calls beside the backup, times that at rest',
        kept.callsMs.meanwhile / kept.callsMs.atRest,
        2,
      ),
    ],
  };
}
