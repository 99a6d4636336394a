#!/usr/bin/env node
import { join, resolve } from 'node:path';
import { createTestFinder, type FoundTest } from './findTests.ts';
import { readAttacks } from './readAttacks.ts';
import { type Outcome, runFile, runRules } from './runTests.ts';
import { checkGuards, showWithoutGuards } from './showWithoutGuards.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const args = process.argv.slice(2);
const optionOf = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const area = optionOf('area');
const only = optionOf('only');

const all = readAttacks(join(ROOT, 'docs/attacks.md'));
const twice = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) !== index);
const find = createTestFinder(ROOT);
const attacks = all
  .filter((attack) => (!area || attack.area.startsWith(area)) && (!only || attack.id === only))
  .map((attack) => ({ ...attack, found: attack.tests.map((name) => ({ name, tests: find(name) })) }));
const missing = attacks.flatMap(({ id, found }) =>
  found.filter(({ tests }) => !tests).map(({ name }) => `${id}: no test ${name}`),
);
const problems = [...twice.map(({ id }) => `${id} stands twice`), ...missing, ...checkGuards(ROOT, all)];
for (const problem of problems) console.error(problem);
if (attacks.length === 0 || problems.length > 0) process.exit(1);
if (args.includes('--check')) {
  console.log(`attacks: ${attacks.length}, each with its tests`);
  process.exit(0);
}
if (args.includes('--without-guards')) process.exit(showWithoutGuards(ROOT, attacks, find) ? 0 : 1);

const outcomes = runAll(attacks.flatMap(({ found }) => found));
let current = '';
let isGreen = true;
for (const { area: place, id, attack, found } of attacks) {
  if (place !== current) console.log(`\n${place}`);
  current = place;
  const { passed, failed } = sum(found.flatMap(({ name }) => outcomes.get(name) ?? []));
  // Journeys that were not asked for leave a line that says so.
  const left = found.filter(({ name }) => !outcomes.has(name)).map(({ name }) => name);
  const isOk = failed.length === 0 && passed > 0 && left.every((name) => name.startsWith('e2e:'));
  isGreen &&= isOk || (failed.length === 0 && left.length === found.length && left.every(isJourney));
  const note = left.length > 0 ? `; not run: ${left.join(', ')}` : '';
  console.log(
    `${isOk ? 'ok  ' : failed.length > 0 ? 'FAIL' : 'none'} ${id} ${attack} (${passed} tests${note})`,
  );
  for (const title of failed) console.log(`     ${title}`);
}
process.exit(isGreen ? 0 : 1);

function isJourney(name: string): boolean {
  return name.startsWith('e2e:');
}

function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((all, { passed }) => all + passed, 0),
    failed: outcomes.flatMap(({ failed }) => failed),
  };
}

function runAll(named: readonly { name: string; tests: readonly FoundTest[] | undefined }[]) {
  const tests = named.flatMap(({ tests }) => tests ?? []);
  const outcomes = runRules(
    ROOT,
    tests.filter((test) => test.kind === 'rule'),
  );
  for (const { name, tests } of named)
    for (const test of tests ?? []) {
      if (test.kind === 'rule' || outcomes.has(name)) continue;
      if (test.kind === 'file' || args.includes('--journeys')) outcomes.set(name, runFile(ROOT, test));
    }
  return outcomes;
}
