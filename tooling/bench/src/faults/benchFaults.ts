import { measureKills } from '../ai/measureKills.ts';
import { atLeast, atMost, type Bar, type BenchResult } from '../lib/report.ts';
import { startCluster } from '../lib/startCluster.ts';
import { startPushLoad } from '../push/startPushLoad.ts';
import { isClean, type Verdict } from './judgeShown.ts';
import { runKills } from './runKills.ts';
import { runProcessKill } from './runProcessKill.ts';
import { runWrites } from './writes/runWrites.ts';

const FULL = { kills: 1_000, people: 50, perSecond: 200, pace: 0.01 };
/** What every change is checked with. */
const SCALED = { kills: 120, people: 20, perSecond: 100, pace: 0.01 };
/** Real seconds: heartbeats of 25 s and delays of 5 s. */
const REAL_TIME = { kills: 50, people: 50, perSecond: 20, pace: 1 };

/** Kills while people ask the assistant: in full, and with every change. */
const ANSWERS = { full: 500, scaled: 60 };

/** Lines that fail while people write: in full, and with every change. */
const WRITES = { full: 1_000, scaled: 40 };

/**
 * Ends connections by the hundred, under a load of messages, while the assistant answers and while people write: nothing
 * may be lost, come twice or out of order. `--only=push`, `--only=answers` or `--only=writes` runs one of the three.
 */
export async function benchFaults(args: string[]): Promise<BenchResult> {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  const kills = args.includes('--scaled') ? ANSWERS.scaled : ANSWERS.full;
  const seed = args.find((arg) => arg.startsWith('--seed='));
  const isAsked = (part: string) => only === undefined || only === part;
  const pushes = isAsked('push') ? await faultPushes(args) : undefined;
  const answers = isAsked('answers')
    ? await measureKills([`--kills=${kills}`, ...(seed ? [seed] : [])])
    : undefined;
  const writes = isAsked('writes') ? await faultWrites(args) : undefined;
  return {
    figures: { ...pushes?.figures, ...answers?.figures, ...writes?.figures },
    bars: [...(pushes?.bars ?? []), ...(answers?.bars ?? []), ...(writes?.bars ?? [])],
  };
}

/** Breaks the lines before and behind a server while people write, and holds the database against what they were told. */
async function faultWrites(args: string[]): Promise<BenchResult> {
  const faults = args.includes('--scaled') ? WRITES.scaled : WRITES.full;
  const seed = Number(args.find((arg) => arg.startsWith('--seed='))?.slice(7) ?? 7);
  const writes = await runWrites({ faults, seed });
  const none = (name: string, found: readonly unknown[]) => atMost(`writes: ${name}`, found.length, 0);
  return {
    figures: { writes },
    bars: [
      atLeast('writes: answered, so that something is proven', writes.told, faults / 5),
      none('acknowledged and lost', writes.lost),
      none('done twice', writes.twice),
      none('half done', writes.half),
      none('answered as a failure of the server', writes.failures),
    ],
  };
}

/**
 * Ends connections in four ways, and a server process. The same run without resuming must lose messages, or it proves
 * nothing.
 */
async function faultPushes(args: string[]): Promise<BenchResult> {
  const scale = args.includes('--scaled') ? SCALED : args.includes('--real-time') ? REAL_TIME : FULL;
  const seed = Number(args.find((arg) => arg.startsWith('--seed='))?.slice(7) ?? 7);
  const cluster = await startCluster();
  const load = startPushLoad(cluster.databaseUrl);
  try {
    const people = await load.people(scale.people);
    const run = { ...scale, load, people, serverPort: cluster.port, random: randomFrom(seed) };
    const withResume = await runKills({ ...run, resumes: true });
    const without = await runKills({ ...run, kills: Math.ceil(scale.kills / 5), resumes: false });
    const second = await cluster.addProcess();
    const processKilled = await runProcessKill({
      load,
      people,
      ports: { stays: cluster.port, killed: second.port },
      kill: second.kill,
      perSecond: scale.perSecond,
      seconds: 6,
    });
    return {
      figures: { seed, withResume, without, processKilled, lostShareWithout: without.lost / without.sent },
      bars: [
        clean(`${withResume.kills} kills of four kinds`, withResume),
        clean('one of two processes killed', processKilled),
        { name: 'lost without resuming, at least one', value: without.lost, limit: 1, ok: without.lost >= 1 },
      ],
    };
  } finally {
    load.stop();
    await cluster.stop();
  }
}

function clean(name: string, verdict: Verdict): Bar {
  const value = verdict.lost + verdict.twice + verdict.outOfOrder;
  return { name: `${name}: lost, twice or out of order`, value, limit: 0, ok: isClean(verdict) };
}

/** Repeatable chance: a run that fails can be run again. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
