#!/usr/bin/env node
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const RULE = /^- \*\*\[([A-Z]+\d+[a-z]?)\]\*\*/gm;
const TEST_ID = /\[([A-Z]+\d+[a-z]?)\]/g;
const TEST_FILES = ['src/**/*.test.ts', 'src/**/*.stories.tsx', 'e2e/**/*.spec.ts'];

/** Compares the rule ids of a folder's SPEC.md with the ids in its test titles; returns what lacks its twin. */
export function checkSpec(folder: string): string[] {
  const spec = resolve(folder, 'SPEC.md');
  if (!existsSync(spec)) return [`${folder}: no SPEC.md`];
  const listed = [...readFileSync(spec, 'utf8').matchAll(RULE)].map((match) => match[1] ?? '');
  const rules = new Set(listed);
  const twice = listed.filter((id, index) => listed.indexOf(id) !== index);
  const tested = new Set<string>();
  for (const file of globSync(TEST_FILES, { cwd: folder })) {
    const titles = readFileSync(resolve(folder, file), 'utf8').matchAll(
      /(?:\b(?:it|test|describe|step)(?:\.each\([^)]*\))?\(|name: )\s*(['"`])(.*?)\1/gs,
    );
    for (const [, , title = ''] of titles) for (const [, id = ''] of title.matchAll(TEST_ID)) tested.add(id);
  }
  return [
    ...twice.map((id) => `${folder}/SPEC.md: rule [${id}] stands twice`),
    ...[...rules].filter((id) => !tested.has(id)).map((id) => `${folder}/SPEC.md: rule [${id}] has no test`),
    ...[...tested]
      .filter((id) => !rules.has(id))
      .map((id) => `${folder}: test [${id}] has no rule in SPEC.md`),
  ];
}

if (import.meta.main) {
  const folders = process.argv.length > 2 ? process.argv.slice(2) : [process.cwd()];
  const problems = folders.flatMap(checkSpec);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`spec: ${folders.length} folders, every rule has a test and every test a rule`);
}
