#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unlayeredRules } from './unlayeredRules.ts';
import { unwantedFiles } from './unwantedFiles.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Packs each publishable package, looks what is in it, and lets publint and attw judge the tarball that a consumer would get. */
function checkPackage(folder: string, out: string): boolean {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const tarball = join(out, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`);
  const styles = Object.keys(manifest.exports).filter((subpath) => /\.(css|json)$/.test(subpath));
  return (
    isDescribed(manifest) &&
    pack(folder, out) &&
    hasRanges(tarball) &&
    tool('publint', [tarball, '--strict'], folder) &&
    tool(
      'attw',
      [
        tarball,
        '--profile',
        'esm-only',
        '--format',
        'ascii',
        '-q',
        ...(styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []),
      ],
      folder,
    )
  );
}

/** What a consumer finds it by and reads beside the code. Nothing packs the changelog by itself. */
function isDescribed(manifest: Record<string, unknown> & { name: string; files?: string[] }): boolean {
  const missing = ['description', 'keywords', 'author', 'license'].filter((field) => !manifest[field]);
  if (!manifest.files?.includes('CHANGELOG.md')) missing.push('CHANGELOG.md in files');
  for (const field of missing) console.error(`${manifest.name}: lacks ${field}`);
  return missing.length === 0;
}

function pack(folder: string, out: string): boolean {
  const { status, stdout, stderr } = spawnSync('pnpm', ['pack', '--pack-destination', out, '--json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`${folder}: pnpm pack\n${stdout}${stderr}`);
    return false;
  }
  const packed: { files: { path: string }[] } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  const files = packed.files.map(({ path }) => {
    // The licence comes from the root.
    const file = join(folder, path);
    return { path, text: existsSync(file) ? readFileSync(file, 'latin1') : '' };
  });
  const sheets = files.filter(({ path }) => path.endsWith('.css'));
  const unwanted = [
    ...unwantedFiles(files),
    ...sheets.flatMap(({ path, text }) => unlayeredRules(path, text)),
  ];
  for (const problem of unwanted) console.error(`${folder}: ${problem}`);
  return unwanted.length === 0;
}

/** An exact version of a library would stand beside the one that a consumer already has. */
function hasRanges(tarball: string): boolean {
  const { stdout } = spawnSync('tar', ['-xOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  const { name, dependencies = {} } = JSON.parse(stdout);
  const pinned = Object.keys(dependencies).filter((dependency) => /^\d/.test(dependencies[dependency]));
  for (const dependency of pinned)
    console.error(`${name}: depends on exactly ${dependency} ${dependencies[dependency]}`);
  return pinned.length === 0;
}

function tool(name: string, args: string[], cwd: string): boolean {
  return run(join(import.meta.dirname, '../node_modules/.bin', name), args, cwd);
}

function run(command: string, args: string[], cwd: string): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) console.error(`${cwd}: ${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return status === 0;
}

const out = mkdtempSync(join(tmpdir(), 'portal-pack-'));
const failed = readdirSync(join(root, 'packages')).filter(
  (name) => !checkPackage(join(root, 'packages', name), out),
);
rmSync(out, { recursive: true, force: true });
if (failed.length > 0) {
  console.error(`Not fit to publish: ${failed.join(', ')}`);
  process.exit(1);
}
console.log('publish: every package holds what it should, and passes publint and attw');
