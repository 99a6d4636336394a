import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The absolute path of a command on the PATH, or undefined. */
export function which(command) {
  const names = process.platform === 'win32' ? [`${command}.cmd`, `${command}.exe`] : [command];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

/** Runs a command in the repository's root and ends this process when it fails. */
export function must(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
  process.exit(status || 1);
}

/** The path of a locally installed command. */
export function bin(name) {
  return join(root, 'node_modules/.bin', name);
}
