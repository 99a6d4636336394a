import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { makeDataDir, spawnServer } from '@portal/tooling-test/server';
import { signInPerson } from '../ai/signInPerson.ts';
import { loadClient } from '../auth/loadClient.ts';
import { processorTime } from '../lib/processorTime.ts';
import { atLeast, atMost, type Bar, type BenchResult, median, round } from '../lib/report.ts';
import { type HotCall, hotCalls, targetOf } from './hotCalls.ts';
import { sendLoad } from './sendLoad.ts';

const ROUNDS = 3;
const ROUND_MS = 4_000;
const CONNECTIONS = 16;
const CORES = 2;

type Figures = {
  perSecond: number;
  p99AtHalf: number;
  serverMs: number;
  databaseMs: number;
  twoCores: number;
  load: number;
};

/**
 * How many of the calls of each visit two cores answer: by the processor's time of server and database for one request,
 * which a busy machine changes little, and by the clock, beside the load of the machine at that moment. `--sizes=1,20` takes
 * both sizes of the demo's data.
 */
export async function benchHttp(args: string[]): Promise<BenchResult> {
  const sizes = (args.find((arg) => arg.startsWith('--sizes='))?.slice(8) ?? '1').split(',');
  const figures: Record<string, Record<string, Figures>> = {};
  for (const size of sizes) figures[`size ${size}`] = await measureSize(size);
  const [first, last] = [figures[`size ${sizes[0]}`] ?? {}, figures[`size ${sizes.at(-1)}`] ?? {}];
  const bars: Bar[] = hotCalls.flatMap(({ name, perSecond }) => [
    atLeast(`${name}: requests/s that two cores give`, first[name]?.twoCores ?? 0, perSecond),
    atMost(`${name}: p99 at half of what was answered, ms`, first[name]?.p99AtHalf ?? 0, 50),
    ...(sizes.length > 1
      ? [
          atMost(
            `${name}: processor's time, times that of the smallest size`,
            costOf(last[name]) / costOf(first[name]),
            1.5,
          ),
          atMost(
            `${name}: p99 at half of what was answered, times that of the smallest size`,
            (last[name]?.p99AtHalf ?? 0) / (first[name]?.p99AtHalf ?? 1),
            1.5,
          ),
        ]
      : []),
  ]);
  return { figures, bars };
}

async function measureSize(size: string): Promise<Record<string, Figures>> {
  const folder = makeDataDir();
  const server = await spawnServer({
    ...process.env,
    PORT: '0',
    PORTAL_LOG: 'error',
    NODE_ENV: 'production',
    PORTAL_DATA_DIR: folder,
    PORTAL_DEMO_SIZE: size,
  });
  try {
    const person = await signInPerson(await loadClient(), server.url, 'owner');
    const measured: Record<string, Figures> = {};
    for (const call of hotCalls)
      measured[call.name] = await measureCall(call, {
        target: targetOf(call, Number(new URL(server.url).port), person),
        pid: server.process.pid ?? 0,
      });
    return measured;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Measured = { target: ReturnType<typeof targetOf>; pid: number };

async function measureCall({ name }: HotCall, { target, pid }: Measured): Promise<Figures> {
  await sendLoad(target, { connections: CONNECTIONS, ms: ROUND_MS / 2 });
  const rounds: Figures[] = [];
  for (let turn = 0; turn < ROUNDS; turn++) {
    const before = processorTime(pid);
    const full = await sendLoad(target, { connections: CONNECTIONS, ms: ROUND_MS });
    const after = processorTime(pid);
    if (full.failed > 0) throw new Error(`${name}: ${full.failed} of ${full.requests} were refused`);
    const half = await sendLoad(target, {
      connections: CONNECTIONS,
      ms: ROUND_MS,
      perSecond: full.perSecond / 2,
    });
    const serverMs = (after.own - before.own) / full.requests;
    const databaseMs = (after.below - before.below) / full.requests;
    rounds.push({
      perSecond: full.perSecond,
      p99AtHalf: half.p99,
      serverMs,
      databaseMs,
      twoCores: (CORES * 1000) / (serverMs + databaseMs),
      load: loadavg()[0] ?? 0,
    });
  }
  const middle = (key: keyof Figures) => round(median(rounds.map((one) => one[key])));
  return {
    perSecond: middle('perSecond'),
    p99AtHalf: middle('p99AtHalf'),
    serverMs: middle('serverMs'),
    databaseMs: middle('databaseMs'),
    twoCores: middle('twoCores'),
    load: middle('load'),
  };
}

function costOf(figures: Figures | undefined): number {
  return (figures?.serverMs ?? 0) + (figures?.databaseMs ?? 0);
}
