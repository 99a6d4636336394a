// Greets any Node from 20 on: keep the syntax of this file plain.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules/.cache/portal/toolchain.json');
const [task, ...given] = process.argv.slice(2);
// npm takes the separator of `run portalctl -- health` away, pnpm hands it on.
const args = given[0] === '--' ? given.slice(1) : given;

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Portal needs Node 20 or newer to start; this is ${process.versions.node}.`);
  process.exit(1);
}

const env = {
  ...process.env,
  npm_config_loglevel: 'error',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/** Node 24 and pnpm 12 as an earlier run found them, so that a second start does not ask npm again. */
function rememberedPath() {
  try {
    const { path, node, pnpm } = JSON.parse(readFileSync(stamp, 'utf8'));
    return existsSync(node) && existsSync(pnpm) ? path : undefined;
  } catch {
    return undefined;
  }
}

function run(command, commandArgs, extraEnv) {
  const result = spawnSync(command, commandArgs, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...extraEnv },
    shell: process.platform === 'win32',
  });
  if (result.error) console.error(result.error.message);
  process.exit(result.status === null ? 130 : result.status);
}

if (process.env.PORTAL_TOOLCHAIN === 'ready')
  run(process.execPath, [join(root, 'scripts/task.mjs'), task, ...args], {});

const path = rememberedPath();
if (path)
  run('node', [join(root, 'scripts/task.mjs'), task, ...args], { PATH: path, PORTAL_TOOLCHAIN: 'ready' });

console.log('Fetching Node 24 and pnpm 12 (once) …');
run(
  'npx',
  ['-y', '-p', 'node@24', '-p', 'pnpm@12', '--', 'node', join(root, 'scripts/task.mjs'), task, ...args],
  { PORTAL_TOOLCHAIN: 'ready', PORTAL_REMEMBER: stamp },
);
