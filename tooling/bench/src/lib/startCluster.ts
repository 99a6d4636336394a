import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './startServer.ts';

/** One process of the server. */
type ServerProcess = {
  readonly port: number;
  readonly pid: number;
  /** Kills it without a word, as a machine that fails would. */
  kill(): void;
};

/** Server processes over one database. */
export type Cluster = ServerProcess & {
  readonly databaseUrl: string;
  addProcess(): Promise<ServerProcess>;
  stop(): Promise<void>;
};

/** Starts the real server with its own database and no data in it; further processes join the database. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-push-'));
  const children: ChildProcess[] = [];
  const start = async (name: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> => {
    const child = spawn(process.execPath, ['--conditions=source', 'apps/server/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: '0',
        PORTAL_SEED: 'none',
        PORTAL_LOG: 'error',
        NODE_ENV: 'production',
        PORTAL_DATA_DIR: join(folder, name),
        ...env,
      },
    });
    children.push(child);
    const port = await new Promise<number>((ready, failed) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const found = /Portal ready at \S+:(\d+)/.exec(line)?.[1];
        if (found) ready(Number(found));
      });
      child.once('exit', (code) => failed(new Error(`The server ended with ${code} before it was ready`)));
    });
    return { port, pid: child.pid ?? 0, kill: () => void child.kill('SIGKILL') };
  };
  const first = await start('first', { DATABASE_URL: '' });
  const word = readFileSync(join(folder, 'first', 'connection.json'), 'utf8');
  const databaseUrl: string = JSON.parse(word).databaseUrl;
  return {
    ...first,
    databaseUrl,
    addProcess: () => start(`process-${children.length}`, { DATABASE_URL: databaseUrl }),
    async stop() {
      // The first one last: the database is its own.
      for (const child of children.reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGTERM');
        await new Promise((ended) => child.once('exit', ended));
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
