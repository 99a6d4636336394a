#!/usr/bin/env node
// What each package promises, as text that a review can read: `--write` renews api-surface/ and the tables of the
// READMEs, otherwise they are compared.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import type { ExportsMap } from './exportsMap.ts';
import { componentsWithoutStory } from './surface/componentsWithoutStory.ts';
import { describeEntry, type ExportedName, READ_OPTIONS } from './surface/describeEntry.ts';
import { missingSections } from './surface/missingSections.ts';
import { withPropsTables } from './surface/propsTables.ts';

const root = resolve(import.meta.dirname, '../../..');
const write = process.argv.includes('--write');
const problems: string[] = [];

for (const folder of readdirSync(join(root, 'packages'))) {
  const manifest = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
  const entries = typedEntries(manifest.exports);
  const files = entries.map(([, types]) => join(root, 'packages', folder, types));
  const program = ts.createProgram(files, READ_OPTIONS);
  const sections = entries.map(([subpath], index) => {
    const names = describeEntry(program, files[index] ?? '');
    const specifier = manifest.name + subpath.slice(1);
    if (names.length === 0) problems.push(`${specifier} exports nothing: is it built?`);
    for (const { name, doc, text } of names)
      if (!doc && !text.startsWith('//')) problems.push(`${specifier}: ${name} has no documentation`);
    for (const name of componentsWithoutStory(names, join(root, 'packages', folder, 'src')))
      problems.push(`${specifier}: no story shows ${name}`);
    return section(specifier, names);
  });
  compare(join(root, 'api-surface', `${folder}.md`), `# ${manifest.name}\n\n${sections.join('\n')}`);
  const readme = join(root, 'packages', folder, 'README.md');
  const current = readFileSync(readme, 'utf8');
  const { text, unknown, unexplained } = withPropsTables(current, program, files);
  for (const name of missingSections(current)) problems.push(`${manifest.name}: its README lacks ${name}`);
  for (const name of unknown)
    problems.push(`${manifest.name}: its README names ${name}, which is no exported type`);
  for (const property of unexplained) problems.push(`${manifest.name}: nothing says what ${property} means`);
  compare(readme, text);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`api-surface: ${write ? 'written' : 'as recorded'}`);

function typedEntries(exports: ExportsMap): [subpath: string, types: string][] {
  return Object.entries(exports).flatMap(([subpath, entry]) =>
    typeof entry === 'object' && entry.types ? [[subpath, entry.types] as [string, string]] : [],
  );
}

function section(specifier: string, names: ExportedName[]): string {
  const lines = names.map(({ doc, text }) => `${doc ? `// ${doc}\n` : ''}${text}\n`);
  return `## ${specifier}\n\n\`\`\`ts\n${lines.join('\n')}\`\`\`\n`;
}

function compare(file: string, text: string): void {
  if (write) {
    mkdirSync(join(root, 'api-surface'), { recursive: true });
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    problems.push(
      `${file.slice(root.length + 1)} is not what the package exports now: node tooling/build/src/apiSurface.ts --write`,
    );
  }
}
