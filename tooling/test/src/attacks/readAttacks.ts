import { readFileSync } from 'node:fs';

/** One attack and what stands against it. */
export type Attack = { area: string; id: string; attack: string; tests: readonly string[] };

const ROW = /^\| ([A-Z]{3}-\d\d) +\| (.+?) +\| (.+?) +\|$/;

/** Reads the attacks of a page, area by area. */
export function readAttacks(file: string): Attack[] {
  let area = '';
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) area = line.slice(3).trim();
      const [, id, attack, tests] = ROW.exec(line) ?? [];
      return id && attack && tests ? [{ area, id, attack, tests: tests.split(', ') }] : [];
    });
}
