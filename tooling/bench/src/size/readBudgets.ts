import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/startServer.ts';
import type { EntryBytes } from './bundleEntry.ts';

const ROW = /^\| `(@portal\/[^`]+)` +\| +([\d.]+) +\| +([\d.]+) +\|$/gm;

/** What each entry may weigh, in kB: the table that people read in docs/sizes.md. */
export function readBudgets(): Map<string, EntryBytes> {
  const text = readFileSync(join(root, 'docs/sizes.md'), 'utf8');
  return new Map(
    [...text.matchAll(ROW)].map(([, entry = '', initial, whole]) => [
      entry,
      { initial: Number(initial), whole: Number(whole) },
    ]),
  );
}
