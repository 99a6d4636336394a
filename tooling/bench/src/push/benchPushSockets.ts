import { readFileSync } from 'node:fs';
import { isClean, judgeShown, type Verdict } from '../faults/judgeShown.ts';
import { atMost, type BenchResult, round } from '../lib/report.ts';
import { startCluster } from '../lib/startCluster.ts';
import { startFleet } from './startFleet.ts';
import { startPushLoad } from './startPushLoad.ts';

const SOCKETS = 2_000;
const TARGETED = { perSecond: 200, seconds: 15 };
const BROADCAST = { times: 10, everyMs: 1_500 };
const CATCH_UP_MS = 20_000;
const HTTP_EVERY_MS = 50;

/** 2,000 people's sockets on one process: messages to one and to all, memory, and the return of all after a cut. */
export async function benchPushSockets(): Promise<BenchResult> {
  const cluster = await startCluster();
  const load = startPushLoad(cluster.databaseUrl);
  const fleet = startFleet(cluster.port);
  try {
    const { tokens, userIds } = await load.people(SOCKETS);
    const opened = await fleet.open(tokens);
    const idleMb = residentMb(cluster.pid);
    const shownOf = (received: string[][]) =>
      new Map(userIds.map((id, index) => [id, received[index] ?? []]));
    const settle = async (sent: Record<string, string[]>) => {
      const end = performance.now() + CATCH_UP_MS;
      const total: Awaited<ReturnType<typeof fleet.take>> = await fleet.take();
      while (judgeShown(sent, shownOf(total.received)).lost > 0 && performance.now() < end) {
        await sleep(100);
        const more = await fleet.take();
        total.latencies.push(...more.latencies);
        total.received = total.received.map((titles, index) => [...titles, ...(more.received[index] ?? [])]);
        Object.assign(total, { errors: more.errors, backAt: more.backAt, attempts: more.attempts });
      }
      return { ...total, verdict: judgeShown(sent, shownOf(total.received)) };
    };
    const targeted = await settle(await load.each(TARGETED));
    const broadcast = await settle(await load.all(BROADCAST));
    const peakMb = residentMb(cluster.pid);
    await fleet.cut();
    const http = measureHttp(cluster.port);
    const missed = await settle(await load.all({ times: 2, everyMs: 500 }));
    while ((await waitBack(fleet, missed)) < opened) await sleep(100);
    const httpMs = await http.stop();
    const afterMb = residentMb(cluster.pid);
    return {
      figures: {
        sockets: opened,
        targetedMs: spread(targeted.latencies),
        broadcastMs: spread(broadcast.latencies),
        targeted: targeted.verdict,
        broadcast: broadcast.verdict,
        missed: missed.verdict,
        backMs: spread(missed.backAt),
        mostHandshakesIn500Ms: mostWithin(missed.attempts, 500),
        httpMs: spread(httpMs),
        memoryMb: { idle: idleMb, peak: peakMb, after: afterMb },
        errors: missed.errors,
      },
      bars: [
        { name: 'sockets open', value: opened, limit: SOCKETS, ok: opened === SOCKETS },
        atMost('to one, p99 ms', quantile(targeted.latencies, 0.99), 250),
        atMost('to all, p99 ms', quantile(broadcast.latencies, 0.99), 1_000),
        atMost('server memory, MB', Math.max(peakMb, afterMb), 400),
        atMost('all back after a cut of all, p99 ms', quantile(missed.backAt, 0.99), 9_000),
        atMost('other calls meanwhile, p95 ms', quantile(httpMs, 0.95), 300),
        clean('to one', targeted.verdict),
        clean('to all', broadcast.verdict),
        clean('missed while cut', missed.verdict),
      ],
    };
  } finally {
    fleet.stop();
    load.stop();
    await cluster.stop();
  }
}

async function waitBack(
  fleet: ReturnType<typeof startFleet>,
  missed: { backAt: number[]; attempts: number[] },
): Promise<number> {
  const { backAt, attempts } = await fleet.take();
  Object.assign(missed, { backAt, attempts });
  return backAt.length;
}

function measureHttp(port: number): { stop(): Promise<number[]> } {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`http://127.0.0.1:${port}/sso/user/getPublicKey`, { method: 'POST' })).text();
      times.push(performance.now() - began);
      await sleep(HTTP_EVERY_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asking;
      return times;
    },
  };
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

function clean(name: string, verdict: Verdict) {
  const value = verdict.lost + verdict.twice + verdict.outOfOrder;
  return { name: `${name}: lost, twice or out of order`, value, limit: 0, ok: isClean(verdict) };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function spread(values: readonly number[]) {
  return {
    count: values.length,
    p50: round(quantile(values, 0.5)),
    p99: round(quantile(values, 0.99)),
    max: round(quantile(values, 1)),
  };
}

function mostWithin(times: readonly number[], ms: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  let from = 0;
  let most = 0;
  for (const [index, time] of sorted.entries()) {
    while (time - (sorted[from] ?? 0) > ms) from += 1;
    most = Math.max(most, index - from + 1);
  }
  return most;
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
