#!/usr/bin/env node
// Every file, anchor, command and export that a document names is there.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { anchorsOf, findBrokenNames, type Inventory } from './findBrokenNames.ts';

const root = resolve(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** They tell of files of an application, or of what is not here yet. */
const OF_OTHERS = /^tooling\/create-system\/templates\/|^docs\/recipes\/|^\.changeset\/|CHANGELOG\.md$/;

/** What a build makes, or an operator writes. */
const MADE_LATER = ['apps/portal/dist', 'deploy/docker/setup', 'deploy/docker/portal.env'];

const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !OF_OTHERS.test(path) && existsSync(join(root, path)));

const packages = globSync('{apps,packages}/*/package.json', { cwd: root }).map((path) =>
  JSON.parse(read(path)),
);
const entries = packages.flatMap(({ name, exports = {} }) =>
  Object.keys(exports).map((entry) => name + entry.slice(1)),
);
const inventory: Inventory = {
  exists: (path) => MADE_LATER.includes(path) || existsSync(join(root, path)),
  anchorsOf: (path) => anchorsOf(read(path)),
  scripts: new Set(Object.keys(JSON.parse(read('package.json')).scripts)),
  benches: new Set(keysOf('tooling/bench/src/main.ts', 'BENCHES')),
  stages: new Set(keysOf('scripts/test.mjs', 'STAGES')),
  entries: new Set([...packages.map(({ name }) => name), ...entries]),
  exports: (entry, name) => namesOf(entry).includes(name),
};

/** The names that an entry exports: those that its source lists, and those that `api-surface/` records. */
function namesOf(entry: string): string[] {
  const short = entry.split('/')[1] ?? '';
  const manifest = JSON.parse(read(`packages/${short}/package.json`));
  const { source } = manifest.exports[`.${entry.slice(manifest.name.length)}`] ?? {};
  const listed = source ? read(join('packages', short, source)) : '';
  return (listed + read(`api-surface/${short}.md`)).match(/\b[A-Za-z_]\w+\b/g) ?? [];
}

/** The keys of an object literal that stands at the outermost level of a script. */
function keysOf(path: string, constant: string): string[] {
  const body = new RegExp(`const ${constant}\\b.*= \\{\\n([\\s\\S]*?)^\\};`, 'm').exec(read(path))?.[1] ?? '';
  return [...body.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, key = '']) => key);
}

const problems = documents.flatMap((path) =>
  findBrokenNames(path, read(path), inventory).map((name) => `${path}: there is no ${name}`),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`documents: ${documents.length} name only what is there`);
