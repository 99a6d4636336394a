// Runs one task with Node 24 and pnpm 12 on the PATH; remembers where they are for the next run.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { installDependencies } from './lib/installDependencies.mjs';
import { root, which } from './lib/shell.mjs';

const TASKS = {
  start: ['scripts/start.mjs'],
  test: ['scripts/test.mjs'],
  e2e: ['scripts/test.mjs', 'e2e'],
  attacks: ['--conditions=source', 'tooling/test/src/attacks/main.ts'],
  faults: ['--conditions=source', 'tooling/bench/src/main.ts', 'faults'],
  dev: ['scripts/dev.mjs'],
  storybook: ['scripts/storybook.mjs'],
  // The documentation is a part of the same site: its examples run.
  docs: ['scripts/storybook.mjs'],
  reset: ['--conditions=source', 'apps/server/src/cli/main.ts', 'reset'],
  bench: ['--conditions=source', 'tooling/bench/src/main.ts'],
  portalctl: ['--conditions=source', 'apps/server/src/cli/main.ts'],
};

const [task, ...args] = process.argv.slice(2);
const command = TASKS[task];
if (!command) {
  console.error(`Unknown task "${task}". There are: ${Object.keys(TASKS).join(', ')}.`);
  process.exit(1);
}

const began = performance.now();
installDependencies();
if (process.env.PORTAL_REMEMBER) {
  mkdirSync(dirname(process.env.PORTAL_REMEMBER), { recursive: true });
  writeFileSync(
    process.env.PORTAL_REMEMBER,
    JSON.stringify({ path: process.env.PATH, node: process.execPath, pnpm: which('pnpm') }),
  );
}
// The server that is started tells it with its own steps.
if (task === 'start') process.env.PORTAL_INSTALL_MS = String(Math.round(performance.now() - began));
const { status } = spawnSync(process.execPath, [...command, ...args], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 130);
