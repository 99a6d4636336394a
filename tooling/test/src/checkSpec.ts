#!/usr/bin/env node
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const RULE = /^- \*\*\[([A-Z]+\d+[a-z]?)\]\*\*/gm;
const TEST_ID = /\[([A-Z]+\d+[a-z]?)\]/g;
const TEST_FILES = ['src/**/*.test.ts', 'src/**/*.stories.tsx'];
/** A journey may show a rule of any folder: only those of its own are asked for. */
const JOURNEYS = ['src/**/*.spec.ts'];
const TITLE =
  /(?:\b(?:it|test|describe|step)(?:\.each\([^)]*\))?\(|\](?: as const)?\)\(|name: )\s*(['"`])(.*?)\1/gs;

/** Named where a folder tests rules of another one, such as a server's rules over the data of its customer. */
const PARTNER = /<!-- rules and tests are shared with (\S+) -->/;

/**
 * Compares the rule ids of a folder's SPEC.md with the ids in its test titles; returns what lacks its twin. A twin may
 * stand in the folder that the SPEC.md names as its partner.
 */
export function checkSpec(folder: string): string[] {
  const spec = resolve(folder, 'SPEC.md');
  if (!existsSync(spec)) return [`${folder}: no SPEC.md`];
  const partner = PARTNER.exec(readFileSync(spec, 'utf8'))?.[1];
  const folders = partner ? [folder, resolve(folder, partner)] : [folder];
  const listed = readRules(folder);
  const rules = new Set(folders.flatMap(readRules));
  const tested = new Set([...folders.flatMap((one) => readTestIds(one)), ...readTestIds(folder, JOURNEYS)]);
  const twice = listed.filter((id, index) => listed.indexOf(id) !== index);
  return [
    ...twice.map((id) => `${folder}/SPEC.md: rule [${id}] stands twice`),
    ...listed.filter((id) => !tested.has(id)).map((id) => `${folder}/SPEC.md: rule [${id}] has no test`),
    ...[...new Set(readTestIds(folder))]
      .filter((id) => !rules.has(id))
      .map((id) => `${folder}: test [${id}] has no rule in SPEC.md`),
  ];
}

/** Compares the ids in the titles of journeys with the rules of these folders; returns those that name no rule. */
export function checkJourneys(journeys: readonly string[], folders: readonly string[]): string[] {
  const rules = new Set(folders.flatMap(readRules));
  return journeys.flatMap((journey) =>
    readIds(journey)
      .filter((id) => !rules.has(id))
      .map((id) => `${journey}: journey [${id}] has no rule in any SPEC.md`),
  );
}

function readRules(folder: string): string[] {
  return [...readFileSync(resolve(folder, 'SPEC.md'), 'utf8').matchAll(RULE)].map((match) => match[1] ?? '');
}

function readTestIds(folder: string, files = TEST_FILES): string[] {
  return globSync(files, { cwd: folder }).flatMap((file) => readIds(resolve(folder, file)));
}

/** The ids in the titles of a file's tests. */
function readIds(file: string): string[] {
  const titles = [...readFileSync(file, 'utf8').matchAll(TITLE)].map(([, , title = '']) => title);
  return titles.flatMap((title) => [...title.matchAll(TEST_ID)].flatMap(([, id]) => id ?? []));
}

if (import.meta.main) {
  const folders = process.argv.length > 2 ? process.argv.slice(2) : [process.cwd()];
  const cwd = resolve(import.meta.dirname, '../../..');
  const found = (pattern: string) => globSync(pattern, { cwd }).map((file) => resolve(cwd, file));
  const withRules = found('{apps,packages,tooling}/*/SPEC.md').map((spec) => dirname(spec));
  const problems = [
    ...folders.flatMap(checkSpec),
    ...checkJourneys(found('tooling/e2e/src/*.spec.ts'), withRules),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`spec: ${folders.length} folders, every rule has a test and every test a rule`);
}
