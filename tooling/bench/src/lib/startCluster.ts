import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir, type SpawnedServer, spawnServer } from '@portal/tooling-test/server';

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
  const folder = makeDataDir();
  const servers: SpawnedServer[] = [];
  const start = async (name: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> => {
    const server = await spawnServer({
      ...process.env,
      PORT: '0',
      PORTAL_SEED: 'none',
      PORTAL_LOG: 'error',
      NODE_ENV: 'production',
      PORTAL_DATA_DIR: join(folder, name),
      ...env,
    });
    servers.push(server);
    const { process: child, url } = server;
    return { port: Number(new URL(url).port), pid: child.pid ?? 0, kill: () => void child.kill('SIGKILL') };
  };
  const first = await start('first', { DATABASE_URL: '' });
  const word = readFileSync(join(folder, 'first', 'connection.json'), 'utf8');
  const databaseUrl: string = JSON.parse(word).databaseUrl;
  return {
    ...first,
    databaseUrl,
    addProcess: () => start(`process-${servers.length}`, { DATABASE_URL: databaseUrl }),
    async stop() {
      // The first one last: the database is its own.
      for (const server of servers.reverse()) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
