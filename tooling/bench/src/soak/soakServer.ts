import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort, makeDataDir, type SpawnedServer, spawnServer } from '@portal/tooling-test/server';
import { signInPerson } from '../ai/signInPerson.ts';
import { type Client, loadClient } from '../auth/loadClient.ts';
import { atLeast, type BenchResult, round } from '../lib/report.ts';
import { HOUR } from './hourOfWork.ts';
import { judgeFlat, type Sample } from './judgeFlat.ts';
import { type Inspector, openInspector } from './openInspector.ts';
import { openWorker, type Worker } from './openWorker.ts';
import { countFiles, readProcess } from './readProcess.ts';

/** So many hours of one person's work within so many seconds, in rounds with a rest after each. */
export type ServerScale = { seconds: number; rounds: number; hours: number };

const ACCOUNTS = ['owner', 'staff', 'plus', 'tiktok', 'sail'];
/** What is done at once at most: beyond it, work waits as at a server that is busy. */
const MOST_AT_ONCE = 32;
/**
 * A rest lasts until nothing was opened or closed for so long (connections of the pool end after ten seconds) and no more is
 * open than at the end of an earlier rest: the server's own work now and then opens some. What never goes back has grown.
 */
const QUIET_MS = 12_000;
const LONGEST_REST_MS = 60_000;

type Running = { server: SpawnedServer; inspector: Inspector; tempFolder: string };

/** Works on a server for a long time; after each round it rests, and what it holds then is read. */
export async function soakServer({ seconds, rounds, hours }: ServerScale): Promise<BenchResult> {
  const folder = makeDataDir();
  const tempFolder = join(folder, 'temporary');
  mkdirSync(tempFolder);
  const inspectPort = await findFreePort();
  const server = await spawnServer({
    ...process.env,
    PORT: '0',
    PORTAL_LOG: 'error',
    PORTAL_DATA_DIR: join(folder, 'data'),
    TMPDIR: tempFolder,
    DATABASE_URL: '',
    NODE_ENV: 'production',
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}`,
  });
  const inspector = await openInspector(inspectPort);
  try {
    const client = await loadClient();
    const workers = await Promise.all(
      ACCOUNTS.map(async (account) =>
        openWorker(server.url, await signInPerson(client, server.url, account)),
      ),
    );
    const samples: Sample[] = [];
    const done: Record<string, number> = {};
    for (let turn = 0; turn < rounds; turn += 1) {
      await work({ workers, client, seconds: seconds / rounds, perSecond: hours / seconds, done });
      const sample = await readAtRest({ server, inspector, tempFolder }, samples);
      samples.push(sample);
      console.log(`round ${turn + 1} of ${rounds}: ${JSON.stringify(sample)}`);
    }
    const wanted = HOUR.reduce((sum, { timesAnHour }) => sum + timesAnHour, 0) * hours;
    const made = Object.values(done).reduce((sum, count) => sum + count, 0);
    return {
      figures: { server: { done, first: samples[0], last: samples.at(-1) } },
      bars: [
        atLeast('server: share of the work that was done', made / wanted, 0.95),
        ...judgeFlat('server', samples),
      ],
    };
  } finally {
    // A process that is looked into does not end.
    inspector.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Work = {
  workers: readonly Worker[];
  client: Client;
  seconds: number;
  /** Hours of work that begin in a second. */
  perSecond: number;
  done: Record<string, number>;
};

/** Does everything of an hour at its rate; what comes due while too much is under way waits for its turn. */
async function work({ workers, client, seconds, perSecond, done }: Work): Promise<void> {
  const due = HOUR.flatMap((doing) => {
    const count = Math.round(doing.timesAnHour * perSecond * seconds);
    return Array.from({ length: count }, (_, index) => ({
      doing,
      at: ((index + 0.5) / count) * seconds * 1_000,
    }));
  }).sort((a, b) => a.at - b.at);
  const began = performance.now();
  let next = 0;
  const lane = async () => {
    while (next < due.length) {
      const index = next++;
      const { doing, at } = due[index] ?? {};
      const worker = workers[index % workers.length];
      if (!doing || !worker || at === undefined) return;
      await pause(Math.max(0, began + at - performance.now()));
      await doing.run(worker, client).catch((cause: unknown) => {
        throw new Error(`${doing.name}: ${cause}`, { cause });
      });
      done[doing.name] = (done[doing.name] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, lane));
}

async function readAtRest(
  { server, inspector, tempFolder }: Running,
  before: readonly Sample[],
): Promise<Sample> {
  const pid = server.process.pid ?? 0;
  const readOpen = async () => {
    const { sockets, files } = readProcess(pid);
    return { sockets, 'open files': files, handles: await inspector.handles() };
  };
  const isMore = (open: Sample) =>
    before.length > 0 &&
    Object.entries(open).some(([name, count]) => before.every((sample) => count > (sample[name] ?? 0)));
  const end = performance.now() + LONGEST_REST_MS;
  let open = await readOpen();
  let since = performance.now();
  while (performance.now() < end && (performance.now() - since < QUIET_MS || isMore(open))) {
    await pause(250);
    const now = await readOpen();
    if (JSON.stringify(now) !== JSON.stringify(open)) since = performance.now();
    open = now;
  }
  const heapMb = round(await inspector.heapMb());
  return {
    'resident memory, MB': round(readProcess(pid).rssMb),
    'heap, MB': heapMb,
    ...open,
    'temporary files': countFiles(tempFolder),
  };
}
