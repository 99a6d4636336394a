import { atMost, type BenchResult } from '../lib/report.ts';
import { measureApply } from './measureApply.ts';
import { measureKeeping } from './measureKeeping.ts';

const MENUS = 10_000;
const SIZE = 20;

/** What an operator waits for. */
export async function benchService(): Promise<BenchResult> {
  const { first, again } = await measureApply(MENUS);
  const kept = await measureKeeping(SIZE);
  return {
    figures: {
      'apply, menus': MENUS,
      'apply, first time': first,
      'apply, again': again,
      'data, size': SIZE,
      ...kept,
    },
    bars: [
      atMost(`apply of ${MENUS} menus, s`, first.seconds, 5),
      atMost('apply of the same again, s', again.seconds, 5),
      atMost('the metrics page, p95 ms', kept.metricsMs, 20),
      atMost(`backup of size ${SIZE}, s`, kept.backup.seconds, 60),
      atMost(
        'p95 of calls beside the backup, times that at rest',
        kept.callsMs.meanwhile / kept.callsMs.atRest,
        2,
      ),
    ],
  };
}
