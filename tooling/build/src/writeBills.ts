#!/usr/bin/env node
// Writes into `release/` what each package is made of: a CycloneDX list (SBOM) for each, and the licences of all.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Bill, licenceList } from './licenceList.ts';

const root = resolve(import.meta.dirname, '../../..');
const out = join(root, 'release');
rmSync(out, { recursive: true, force: true });
mkdirSync(out);
const bills = readdirSync(join(root, 'packages')).map((name): Bill => {
  const file = join(out, `${name}.cdx.json`);
  const args = ['--filter', `@portal/${name}`, 'sbom', '--prod', '--sbom-format', 'cyclonedx', '--out', file];
  const { status, stderr } = spawnSync('pnpm', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name}: pnpm sbom\n${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8'));
});
const { text, problems } = licenceList(bills);
writeFileSync(join(out, 'licences.md'), text);
for (const problem of problems) console.error(problem);
console.log(`bills: ${bills.length} packages in release/, ${problems.length} problems with licences`);
if (problems.length > 0) process.exitCode = 1;
