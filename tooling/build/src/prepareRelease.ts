#!/usr/bin/env node
// Publishing with provenance: a registry accepts it from a CI that can prove which job it is, for packages that name the
// repository of that job. Both are looked at before anything is published, and the repository is written into the
// manifests of this checkout, from its remote, and into the links of the READMEs: nobody keeps it in nine places.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { absoluteLinks } from './absoluteLinks.ts';
import { repositoryUrl } from './repositoryUrl.ts';

const root = resolve(import.meta.dirname, '../../..');
/** How the CI systems that registries trust let a job prove itself. */
const PROOFS = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'SIGSTORE_ID_TOKEN'];

const problems: string[] = [];
const waiting = readdirSync(join(root, '.changeset')).filter((file) => file.endsWith('.md'));
if (waiting.length > 0)
  problems.push(`${waiting.length} changesets wait: run "pnpm changeset version" and commit what it writes`);
if (!PROOFS.some((name) => process.env[name]))
  problems.push(
    `this is no CI job that can sign: it needs ${PROOFS.join(' or ')} ("id-token: write" on GitHub, "id_tokens" on GitLab)`,
  );
const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { cwd: root, encoding: 'utf8' });
const url = repositoryUrl(stdout ?? '');
if (!url) problems.push('the checkout has no remote "origin" on a web host');
if (!url || problems.length > 0) {
  console.error(`Not ready to publish:\n- ${problems.join('\n- ')}`);
  process.exit(1);
}
const page = url.replace(/^git\+|\.git$/g, '');
for (const name of readdirSync(join(root, 'packages'))) {
  const folder = `packages/${name}`;
  const file = join(root, folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.repository = { type: 'git', url, directory: folder };
  manifest.homepage = `${page}/tree/HEAD/${folder}#readme`;
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  const readme = join(root, folder, 'README.md');
  writeFileSync(readme, absoluteLinks(readFileSync(readme, 'utf8'), { page, folder }));
}
console.log(`release: signed as ${url}`);
