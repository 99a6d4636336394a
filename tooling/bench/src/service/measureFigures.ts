import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir, type SpawnedServer, spawnServer } from '@portal/tooling-test/server';
import { type Person, signInPerson } from '../ai/signInPerson.ts';
import { loadClient } from '../auth/loadClient.ts';
import { hotCalls, targetOf } from '../http/hotCalls.ts';
import { sendLoad } from '../http/sendLoad.ts';
import { processorTime } from '../lib/processorTime.ts';
import { median, percentile, round } from '../lib/report.ts';

const TOKEN = 'a-token-of-this-bench';
const ROUNDS = 12;
const ROUND_MS = 2_000;
const CONNECTIONS = 8;
/** A collector reads every fifteen seconds. */
const SCRAPE_MS = 15_000;
const SCRAPES = 200;
const WITHOUT_TRACES = import.meta.resolve('./withoutTraces.ts');

/** Milliseconds of the processor for one call: as installed, with traces off; without the code of traces; with figures. */
type Cost = { plain: number; untraced: number; figures: number };

/** What reading the page takes: of the processor, as a share of all time, and by the clock, within which 95 of 100 came. */
type Page = { scrapeShare: number; pageMs: number };

/**
 * What figures and traces that are off cost a call. Three servers take turns, so that what else the machine does meets all of
 * them; the first two do the same, so that they also say how much of a difference is none.
 */
export async function measureFigures(): Promise<Cost & Page> {
  const folder = makeDataDir();
  const servers: Record<keyof Cost, Server> = {
    plain: await start(join(folder, 'plain')),
    untraced: await start(join(folder, 'untraced'), { NODE_OPTIONS: `--import=${WITHOUT_TRACES}` }),
    figures: await start(join(folder, 'figures'), { PORTAL_METRICS_TOKEN: TOKEN }),
  };
  const rounds: Record<keyof Cost, number[]> = { plain: [], untraced: [], figures: [] };
  const names = Object.keys(servers) as (keyof Cost)[];
  try {
    for (let turn = 0; turn < ROUNDS; turn += 1)
      for (const name of turn % 2 ? names : names.toReversed())
        rounds[name].push(await costOf(servers[name]));
    const { server } = servers.figures;
    const before = processorTime(server.process.pid ?? 0).own;
    const times: number[] = [];
    for (let turn = 0; turn < SCRAPES; turn += 1) times.push(await readPage(server.url));
    const scrapeMs = (processorTime(server.process.pid ?? 0).own - before) / SCRAPES;
    // The first rounds of each compile what the others run.
    const middle = (name: keyof Cost) => round(median(rounds[name].slice(2)) * 1_000) / 1_000;
    return {
      plain: middle('plain'),
      untraced: middle('untraced'),
      figures: middle('figures'),
      scrapeShare: scrapeMs / SCRAPE_MS,
      pageMs: percentile(times, 95),
    };
  } finally {
    for (const { server } of Object.values(servers)) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds until the whole page was there. */
async function readPage(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const page = await answer.text();
  if (!page.includes('portal_')) throw new Error(`The metrics page answered ${answer.status}`);
  return performance.now() - began;
}

type Server = { server: SpawnedServer; person: Person };

async function start(dataDir: string, env: Record<string, string> = {}): Promise<Server> {
  const own = {
    PORT: '0',
    PORTAL_LOG: 'error',
    PORTAL_DATA_DIR: dataDir,
    DATABASE_URL: '',
    NODE_ENV: 'production',
  };
  const server = await spawnServer({ ...process.env, ...own, ...env });
  return { server, person: await signInPerson(await loadClient(), server.url, 'owner') };
}

/** Of the server and its database for one call, in milliseconds. */
async function costOf({ server, person }: Server): Promise<number> {
  const call = hotCalls.find(({ name }) => name === 'user info');
  if (!call) throw new Error('no call to measure with');
  const spent = () => {
    const { own, below } = processorTime(server.process.pid ?? 0);
    return own + below;
  };
  const before = spent();
  const target = targetOf(call, Number(new URL(server.url).port), person);
  const { requests, failed } = await sendLoad(target, { connections: CONNECTIONS, ms: ROUND_MS });
  if (failed > 0) throw new Error(`${failed} of ${requests} requests were refused`);
  return (spent() - before) / requests;
}
