import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir, spawnServer } from '@portal/tooling-test/server';
import { signInPerson } from '../ai/signInPerson.ts';
import { loadClient } from '../auth/loadClient.ts';
import { hotCalls, targetOf } from '../http/hotCalls.ts';
import { sendLoad } from '../http/sendLoad.ts';
import { processorTime } from '../lib/processorTime.ts';
import { percentile } from '../lib/report.ts';
import { createInspector, shareOf } from './profileServer.ts';

const TOKEN = 'a-token-of-this-bench';
const WARM_MS = 5_000;
const LOAD_MS = 15_000;
const CONNECTIONS = 8;
/** A collector reads every fifteen seconds. */
const SCRAPE_MS = 15_000;
const SCRAPES = 200;

const ofFigures = (url: string) => /\/src\/metrics\/|\/prom-client\//.test(url);
const ofTraces = (url: string) => /\/src\/tracing\/|\/@opentelemetry\//.test(url);

/**
 * What figures, and traces that are off, take of a server that answers calls as fast as it can: shares of its busy time, by
 * samples. Two servers beside each other differ by a tenth and more without a reason; what one of them does is told exactly.
 */
export type FiguresCost = {
  calls: number;
  /** Of a call, counted. */
  figures: number;
  traces: number;
  /** Of all time, for a page that is read every fifteen seconds. */
  scrape: number;
  /** Milliseconds within which 95 of 100 pages came. */
  pageMs: number;
};

/** Measures what watching a server costs it. */
export async function measureFigures(): Promise<FiguresCost> {
  const folder = makeDataDir();
  const { nodeOptions, profile } = await createInspector();
  const server = await spawnServer({
    ...process.env,
    PORT: '0',
    PORTAL_LOG: 'error',
    PORTAL_DATA_DIR: join(folder, 'server'),
    PORTAL_METRICS_TOKEN: TOKEN,
    DATABASE_URL: '',
    NODE_ENV: 'production',
    NODE_OPTIONS: nodeOptions,
  });
  try {
    const person = await signInPerson(await loadClient(), server.url, 'owner');
    const call = hotCalls.find(({ name }) => name === 'user info');
    if (!call) throw new Error('no call to measure with');
    const load = async (ms: number) => {
      const target = targetOf(call, Number(new URL(server.url).port), person);
      const { requests, failed } = await sendLoad(target, { connections: CONNECTIONS, ms });
      if (failed > 0) throw new Error(`${failed} of ${requests} requests were refused`);
      return requests;
    };
    await load(WARM_MS);
    let calls = 0;
    const profiled = await profile(async () => {
      calls = await load(LOAD_MS);
    });
    const spent = () => processorTime(server.process.pid ?? 0).own;
    const before = spent();
    const times: number[] = [];
    for (let turn = 0; turn < SCRAPES; turn += 1) times.push(await readPage(server.url));
    return {
      calls,
      figures: shareOf(profiled, ofFigures),
      traces: shareOf(profiled, ofTraces),
      scrape: (spent() - before) / SCRAPES / SCRAPE_MS,
      pageMs: percentile(times, 95),
    };
  } finally {
    await server.stop();
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
