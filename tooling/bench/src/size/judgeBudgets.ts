import { round } from '../lib/report.ts';
import type { EntryBytes } from './bundleEntry.ts';

const KB = 1000;
const PARTS = ['initial', 'whole'] as const;

/** What is wrong between entries and their budgets: too heavy, without a budget, or a budget without an entry. */
export function judgeBudgets(
  sizes: ReadonlyMap<string, EntryBytes>,
  budgets: ReadonlyMap<string, EntryBytes>,
): string[] {
  const entries = [...sizes].flatMap(([entry, bytes]) => {
    const budget = budgets.get(entry);
    if (!budget) return [`${entry} has no budget in docs/sizes.md`];
    return PARTS.filter((part) => bytes[part] > budget[part] * KB).map(
      (part) => `${entry}, ${part}: ${round(bytes[part] / KB)} kB, its budget is ${budget[part]}`,
    );
  });
  const gone = [...budgets.keys()].filter((entry) => !sizes.has(entry));
  return [...entries, ...gone.map((entry) => `docs/sizes.md: ${entry} is no entry of a package`)];
}
