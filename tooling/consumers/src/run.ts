import { spawn, spawnSync } from 'node:child_process';

/** Runs a command in a folder; throws with what it printed when it fails. */
export function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}): void {
  output(command, args, cwd, env);
}

/** The same, while others run. */
export async function runBeside(
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(command, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const status = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}\n${said}`);
}

/** The lines that a command prints. */
export function read(command: string, args: string[], cwd: string): string[] {
  return output(command, args, cwd, {}).split('\n').filter(Boolean);
}

function output(command: string, args: string[], cwd: string, env: Record<string, string>): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: environment(env),
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new Error(
      `${command} ${args.join(' ')} failed in ${cwd}\n${error?.message ?? ''}${stdout}${stderr}`,
    );
  return stdout;
}

function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined, ...more };
}
