import { KILLS, startFaultProxy } from '@portal/tooling-test/server';
import type { PushLoad } from '../push/startPushLoad.ts';
import { judgeShown, type Verdict } from './judgeShown.ts';
import { openFaultClient } from './openFaultClient.ts';

/** How many connections end, under which load. */
export type KillsOptions = {
  load: PushLoad;
  serverPort: number;
  people: { tokens: readonly string[]; userIds: readonly string[] };
  kills: number;
  perSecond: number;
  pace: number;
  resumes: boolean;
  /** Decides which connection ends: the same seed ends the same places in the list. */
  random: () => number;
};

/** What came of it. */
export type KillsResult = Verdict & {
  kills: number;
  connects: number;
  /** Clients that were not connected at the end. */
  away: number;
  closes: Record<string, number>;
  seconds: number;
};

/** Milliseconds between two kills at pace 1: every connection is up for a while. */
const BETWEEN_KILLS_MS = 2_000;
const CATCH_UP_MS = 30_000;

/** Ends connections in four ways while messages are sent, and compares what was shown with what was sent. */
export async function runKills(options: KillsOptions): Promise<KillsResult> {
  const { load, people, kills, perSecond, pace, random } = options;
  const proxy = await startFaultProxy(options.serverPort);
  const clients = people.tokens.map((token) =>
    openFaultClient({
      address: () => `ws://127.0.0.1:${proxy.port}/sso/ecSocket/${token}`,
      resumes: options.resumes,
      pace,
    }),
  );
  await until(() => clients.every(({ hasPlace }) => hasPlace), CATCH_UP_MS);
  const began = performance.now();
  const seconds = Math.ceil((kills * BETWEEN_KILLS_MS * pace) / 1000) + 1;
  const sending = load.each({ perSecond, seconds });
  let done = 0;
  while (done < kills) {
    await sleep(BETWEEN_KILLS_MS * pace);
    const how = KILLS[done % KILLS.length] ?? 'reset';
    if (proxy.kill(how, (count) => Math.floor(random() * count))) done += 1;
  }
  const sent = await sending;
  const shown = new Map(people.userIds.map((userId, index) => [userId, clients[index]?.shown ?? []]));
  // A black hole is noticed by the heartbeat only: the last ones need a while.
  await until(() => judgeShown(sent, shown).lost === 0, options.resumes ? CATCH_UP_MS : 3_000);
  const verdict = judgeShown(sent, shown);
  const connects = clients.reduce((sum, { opened }) => sum + opened, 0);
  const away = clients.filter(({ isOpen }) => !isOpen).length;
  const closes: Record<string, number> = {};
  for (const client of clients)
    for (const [code, count] of Object.entries(client.closes)) closes[code] = (closes[code] ?? 0) + count;
  for (const client of clients) client.dispose();
  await proxy.close();
  return {
    ...verdict,
    kills: done,
    connects,
    away,
    closes,
    seconds: Math.round((performance.now() - began) / 1000),
  };
}

async function until(isSo: () => boolean, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs;
  while (!isSo() && performance.now() < end) await sleep(50);
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
