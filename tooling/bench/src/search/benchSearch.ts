import { rmSync } from 'node:fs';
import { judgeSwitcherOpen } from '@portal/menu-engine/core';
import { makeDataDir, spawnServer } from '@portal/tooling-test/server';
import { type Person, signInPerson } from '../ai/signInPerson.ts';
import { loadClient } from '../auth/loadClient.ts';
import { atLeast, atMost, type BenchResult, percentile, round } from '../lib/report.ts';
import { createRandom, type Query } from './makeQueries.ts';
import { measurePages } from './measurePages.ts';
import { type Ask, measureRecords } from './measureRecords.ts';

/** Demo data of this size hold 100,000 orders. */
const SIZE = 20;

/** Six hundred things that somebody types, two hundred of them mistyped: pages in the page, records over the server. */
export async function benchSearch(args: string[]): Promise<BenchResult> {
  const size = Number(args[0] ?? SIZE);
  const folder = makeDataDir();
  const server = await spawnServer({
    ...process.env,
    PORT: '0',
    PORTAL_SEED: 'demo',
    PORTAL_LOG: 'error',
    PORTAL_DEMO_SIZE: String(size),
    PORTAL_DATA_DIR: folder,
    DATABASE_URL: '',
    NODE_ENV: 'production',
  });
  try {
    const ask = callerOf(server.url, await signInPerson(await loadClient(), server.url, 'owner'));
    const random = createRandom(20_261_126);
    const pages = await measurePages(await readTrees(ask), random);
    const records = await measureRecords(ask, random);
    const missed = [...pages.missed, ...records.missed];
    const all = pages.count + records.count;
    return {
      figures: {
        size,
        leaves: pages.leaves,
        orders: records.orders,
        pages: timesOf(pages.ms),
        pagesOf10000: timesOf(pages.largeMs),
        records: timesOf(records.ms),
        missed: missed.map(toLine),
      },
      bars: [
        atLeast('queries', all, 600),
        atLeast('mistyped queries', pages.slips + records.slips, 200),
        atLeast('hit@5 of all, %', (100 * (all - missed.length)) / all, 98),
        atMost('first pages, p95 ms', percentile(pages.ms, 95), 16),
        atMost('first pages of 10,000, p95 ms', percentile(pages.largeMs, 95), 16),
        atLeast('orders', records.orders, size === SIZE ? 100_000 : 1),
        atMost('records, p95 ms', percentile(records.ms, 95), 150),
      ],
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function timesOf(ms: number[]) {
  return { count: ms.length, p50: percentile(ms, 50), p95: percentile(ms, 95), max: percentile(ms, 100) };
}

type System = Parameters<typeof judgeSwitcherOpen>[0] & { serviceId: string; systemCode: string };

function toLine({ locale, kind, typed, meant }: Query): string {
  return `${locale} ${kind}: ${typed} (${meant})`;
}

/** Makes calls as a person who stays signed in while the token rotates. */
function callerOf(url: string, { token, company }: Person): Ask {
  let current = token;
  return async (path, body, locale = 'zh-CN') => {
    const began = performance.now();
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': locale,
        authorization: current,
        company,
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { code: string; message: string; data: never };
    const ms = round(performance.now() - began);
    current = response.headers.get('authorization') ?? current;
    if (answer.code !== '200') throw new Error(`${path}: ${answer.code} ${answer.message}`);
    return { data: answer.data, ms };
  };
}

async function readTrees(ask: Ask): Promise<unknown[]> {
  const { data } = await ask('/sso/subjectServiceSystemExt/querySystemExtListForSub', { paging: false });
  const systems = (data as { dataList: System[] }).dataList;
  const trees: unknown[] = [];
  for (const system of systems) {
    if (judgeSwitcherOpen(system)) continue;
    const { serviceId, systemCode } = system;
    trees.push((await ask('/sso/role/getMenuTreeByServiceAndRole', { serviceId, systemCode })).data);
  }
  return trees;
}
