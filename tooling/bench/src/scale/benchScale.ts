import { readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { makeDataDir, type SpawnedServer, spawnServer } from '@portal/tooling-test/server';
import pg from 'pg';
import { signInPerson } from '../ai/signInPerson.ts';
import { loadClient } from '../auth/loadClient.ts';
import { hotCalls, targetOf } from '../http/hotCalls.ts';
import { sendLoad } from '../http/sendLoad.ts';
import { processorTime } from '../lib/processorTime.ts';
import { atMost, type BenchResult, round } from '../lib/report.ts';
import { measureNotify } from './measureNotify.ts';
import { hasNginx, openNginx } from './openNginx.ts';

const PROCESSES = [1, 2, 4];
const WRITERS = [1, 4, 16, 64];
const ROUND_MS = 5_000;
const CONNECTIONS = 32;

type Step = {
  processes: number;
  perSecond: number;
  p99: number;
  cpuMsPerRequest: number;
  connections: number;
  walKbPerSecond: number;
  load: number;
};

/**
 * One, two and four processes on one PostgreSQL behind nginx: requests, connections, and where LISTEN/NOTIFY ends. On a
 * machine with few cores the figure that says something is the processor's time for a request: it must not grow.
 */
export async function benchScale(): Promise<BenchResult> {
  if (!hasNginx()) {
    console.log('Skipped: nginx is not there and cannot be installed without being root of a Debian.');
    return { figures: { skipped: 'nginx' }, bars: [] };
  }
  const folder = makeDataDir();
  const servers: SpawnedServer[] = [];
  const start = async (name: string, databaseUrl: string) => {
    const server = await spawnServer({
      ...process.env,
      PORT: '0',
      PORTAL_LOG: 'error',
      NODE_ENV: 'production',
      PORTAL_DATA_DIR: join(folder, name),
      DATABASE_URL: databaseUrl,
    });
    servers.push(server);
    return server;
  };
  try {
    const first = await start('first', '');
    const { databaseUrl } = JSON.parse(readFileSync(join(folder, 'first', 'connection.json'), 'utf8'));
    const person = await signInPerson(await loadClient(), first.url, 'owner');
    const steps: Step[] = [];
    for (const count of PROCESSES) {
      while (servers.length < count) await start(`process-${servers.length}`, databaseUrl);
      steps.push(await measureStep(servers, databaseUrl, person));
    }
    const notify = await measureNotify(databaseUrl, WRITERS);
    const [one, two] = steps;
    const growth = (two?.cpuMsPerRequest ?? 0) / (one?.cpuMsPerRequest ?? 1);
    return {
      figures: { steps, notify },
      bars: [atMost("the processor's time for a request, of two processes by one", growth, 2 / 1.7)],
    };
  } finally {
    for (const server of servers.reverse()) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureStep(
  servers: readonly SpawnedServer[],
  databaseUrl: string,
  person: Awaited<ReturnType<typeof signInPerson>>,
): Promise<Step> {
  const nginx = await openNginx(servers.map(({ url }) => Number(new URL(url).port)));
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const call = hotCalls.find(({ name }) => name === 'user info');
    if (!call) throw new Error('no call to measure with');
    const target = targetOf(call, nginx.port, person);
    await sendLoad(target, { connections: CONNECTIONS, ms: ROUND_MS / 2 });
    const before = { cpu: spent(servers), wal: await walBytes(database) };
    const load = await sendLoad(target, { connections: CONNECTIONS, ms: ROUND_MS });
    const cpu = spent(servers) - before.cpu;
    const wal = (await walBytes(database)) - before.wal;
    const { rows } = await database.query(
      'select count(*)::int as count from pg_stat_activity where datname is not null',
    );
    if (load.failed > 0) throw new Error(`${load.failed} of ${load.requests} requests were refused`);
    return {
      processes: servers.length,
      perSecond: round(load.perSecond),
      p99: round(load.p99),
      cpuMsPerRequest: round(cpu / load.requests),
      connections: rows[0].count,
      walKbPerSecond: round(wal / 1024 / (ROUND_MS / 1000)),
      load: round(loadavg()[0] ?? 0),
    };
  } finally {
    await database.end();
    await nginx.stop();
  }
}

/** Of all processes, and of the database below the first. */
function spent(servers: readonly SpawnedServer[]): number {
  return servers.reduce((sum, { process: child }) => {
    const { own, below } = processorTime(child.pid ?? 0);
    return sum + own + below;
  }, 0);
}

async function walBytes(database: pg.Client): Promise<number> {
  const { rows } = await database.query(
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes",
  );
  return rows[0].bytes;
}
