import { atMost, type BenchResult } from '../lib/report.ts';
import { measureApply } from './measureApply.ts';

const MENUS = 10_000;

/** What an operator waits for. */
export async function benchService(): Promise<BenchResult> {
  const { first, again } = await measureApply(MENUS);
  return {
    figures: { 'apply, menus': MENUS, 'apply, first time': first, 'apply, again': again },
    bars: [
      atMost(`apply of ${MENUS} menus, s`, first.seconds, 5),
      atMost('apply of the same again, s', again.seconds, 5),
    ],
  };
}
