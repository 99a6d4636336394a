import { spawnSync } from 'node:child_process';

/** Runs a command in a folder; throws with what it printed when it fails. */
export function run(command: string, args: string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new Error(
      `${command} ${args.join(' ')} failed in ${cwd}\n${error?.message ?? ''}${stdout}${stderr}`,
    );
}
