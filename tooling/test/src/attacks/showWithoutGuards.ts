import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { piecesOf, takeOut } from '../withoutGuard.ts';
import type { FoundTest } from './findTests.ts';
import { guards } from './guards/index.ts';
import type { Attack } from './readAttacks.ts';
import { runFile, runRules } from './runTests.ts';

/** What is wrong with the guards that are named: code that is not where it should be, attacks or tests that nothing lists. */
export function checkGuards(root: string, attacks: readonly Attack[]): string[] {
  return guards.flatMap((guard) => {
    const found = guard.attacks.flatMap((id) => {
      const attack = attacks.find((one) => one.id === id);
      return attack?.tests.includes(guard.rule)
        ? []
        : [`${id} has no test ${guard.rule}, which a guard names`];
    });
    try {
      for (const piece of piecesOf(guard)) takeOut(readFileSync(join(root, piece.file), 'utf8'), piece);
      return found;
    } catch (error) {
      return [...found, String(error)];
    }
  });
}

/**
 * Takes each guard out of the code once, runs the tests of its rule, and says one line for each attack: `red` where they
 * noticed, `FAIL` where they went on as before, `none` where no guard is named. Gives whether each guard was noticed.
 */
export function showWithoutGuards(
  root: string,
  attacks: readonly Attack[],
  find: (name: string) => readonly FoundTest[] | undefined,
): boolean {
  const shown = new Map<string, { guard: string; failed: number }[]>();
  for (const { attacks: ids, rule, ...guard } of guards) {
    if (!ids.some((id) => attacks.some((attack) => attack.id === id))) continue;
    const tests = find(rule) ?? [];
    const rules = tests.filter((test) => test.kind === 'rule');
    const files = tests.filter((test) => test.kind === 'file');
    const ofRule = runRules(root, rules, guard).get(rule)?.failed ?? [];
    const failed = ofRule.length + files.flatMap((test) => runFile(root, test, guard).failed).length;
    for (const id of ids)
      shown.set(id, [...(shown.get(id) ?? []), { guard: `${rule}, ${guard.file}`, failed }]);
    console.log(
      `${failed > 0 ? 'red ' : 'FAIL'} ${rule} without its guard in ${guard.file}: ${failed} failed`,
    );
  }
  console.log('');
  for (const { id, attack } of attacks) {
    const own = shown.get(id) ?? [];
    const word = own.length === 0 ? 'none' : own.every(({ failed }) => failed > 0) ? 'red ' : 'FAIL';
    const note = own.length === 0 ? 'no guard is named' : own.map(({ guard }) => guard).join('; ');
    console.log(`${word} ${id} ${attack} (${note})`);
  }
  const named = attacks.filter(({ id }) => shown.has(id)).length;
  console.log(`\n${named} of ${attacks.length} attacks have a guard that is named`);
  return [...shown.values()].flat().every(({ failed }) => failed > 0);
}
