import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A portal's server in a process of its own, as an operator runs it. */
export type SpawnedServer = {
  process: ChildProcess;
  url: string;
  /** Ends it as an operator does, unless it has ended. */
  stop(): Promise<void>;
};

/** Starts one; resolves when it is ready. Without `onOutput` its errors go where the caller's go. */
export async function spawnServer(
  env: NodeJS.ProcessEnv,
  onOutput?: (text: string) => void,
): Promise<SpawnedServer> {
  // As `npm start` does: without demo data nothing of the demo runs.
  const app = env.PORTAL_SEED === 'none' ? 'server' : 'demo';
  const child = spawn(process.execPath, ['--conditions=source', `apps/${app}/src/main.ts`], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => onOutput?.(String(chunk)));
  child.stderr.on('data', (chunk) => (onOutput ? onOutput(String(chunk)) : process.stderr.write(chunk)));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const url = await new Promise<string>((ready, failed) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /Portal ready at (\S+)/.exec(line)?.[1];
      if (found) ready(found);
    });
    ended.then((code) => failed(new Error(`The server ended with ${code} before it was ready`)));
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  return { process: child, url, stop };
}
