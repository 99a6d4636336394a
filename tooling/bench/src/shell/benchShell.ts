import { type FoundBrowser, findBrowser } from '@portal/tooling-test/browser';
import { chromium } from 'playwright';
import { launchPlainBrowser } from '../lib/launchPlainBrowser.ts';
import { atMost, type BenchResult, median, round } from '../lib/report.ts';
import { startServer } from '../lib/startServer.ts';
import { buildHelloWorld } from './buildHelloWorld.ts';
import { type Idle, measureIdle } from './measureIdle.ts';
import { measureLines } from './measureLines.ts';
import { type Load, measureLoad } from './measureLoad.ts';
import { measureQuiet, type Visit } from './measureQuiet.ts';
import { type MeasureUsableOptions, measureUsable } from './measureUsable.ts';
import { signIn, storedOf } from './signIn.ts';

const ROUNDS = 9;
/** Of servers that have only just started: both have answered before when they are measured. */
const WARM_UP = 3;
const KB = 1000;

/**
 * Loads the signed-in workspace with a cold cache until `portal:usable`, beside a hello world of the same stack, and a home
 * with charts until the network is quiet.
 * `--bytes-only` takes one round and judges sizes only, which do not depend on the machine; `--lines` takes the starts over
 * slow lines alone.
 */
export async function benchShell(args: string[]): Promise<BenchResult> {
  const bytesOnly = args.includes('--bytes-only');
  const found = findBrowser('chromium');
  if (!found) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path.');
  const server = await startServer(4490);
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  try {
    const { state, url, home } = await signIn(browser, server.url);
    if (args.includes('--lines')) return await measureLines(found, { url, stored: storedOf(state) });
    const portal = { url, state, mark: 'portal:usable' };
    const quiet = await measureQuiet(browser, { url: home, state });
    if (bytesOnly) return report({ shell: [await measureLoad(browser, portal)], quiet });
    const shell: Load[] = [];
    const slow: Load[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      shell.push(await measureLoad(browser, portal));
      slow.push(await measureLoad(browser, { ...portal, cpu: 4 }));
    }
    const idle = await measureIdle(browser, { url: home, state });
    await browser.close();
    return report({
      shell,
      quiet,
      idle,
      slow,
      usable: await measureBeside(found, { url, stored: storedOf(state) }),
    });
  } finally {
    await browser.close();
    await server.dispose();
  }
}

type Usable = { portalMs: number[]; helloMs: number[] };

/** The portal and the hello world in turns, so that what the machine does meanwhile meets both. */
async function measureBeside(
  found: FoundBrowser,
  { url, stored }: Pick<MeasureUsableOptions, 'url' | 'stored'>,
): Promise<Usable> {
  const hello = await buildHelloWorld();
  const browser = await launchPlainBrowser(found);
  const usable: Usable = { portalMs: [], helloMs: [] };
  try {
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const { cold: portalMs } = await measureUsable(browser, { url, stored, mark: 'portal:usable' });
      const { cold: helloMs } = await measureUsable(browser, { url: hello.url, mark: 'hello:usable' });
      if (round < WARM_UP) continue;
      usable.portalMs.push(portalMs);
      usable.helloMs.push(helloMs);
    }
    return usable;
  } finally {
    await browser.close();
    await hello.stop();
  }
}

type Measured = { shell: Load[]; quiet: Visit; slow?: Load[]; idle?: Idle; usable?: Usable };

function report({ shell, quiet, slow = [], idle, usable }: Measured): BenchResult {
  const of = (loads: Load[], pick: (load: Load) => number) => median(loads.map(pick));
  const figures = {
    jsKB: round(of(shell, (load) => load.jsBytes) / KB),
    cssKB: round(of(shell, (load) => load.cssBytes) / KB),
    totalKB: round(of(shell, (load) => load.totalBytes) / KB),
    requests: of(shell, (load) => load.requests),
    heapMB: round(of(shell, (load) => load.heapBytes) / KB / KB),
    domNodes: of(shell, (load) => load.domNodes),
    tbtMs: round(of(shell, (load) => load.tbtMs)),
    rounds: shell.length,
    urls: shell[0]?.urls,
    quiet: { ...quiet, totalKB: round(quiet.totalBytes / KB) },
  };
  const bars = [
    atMost('JavaScript, kB gzip', figures.jsKB, 200),
    atMost('CSS, kB gzip', figures.cssKB, 40),
    atMost('everything, kB', figures.totalKB, 260),
    atMost('requests', figures.requests, 15),
    atMost('heap, MB', figures.heapMB, 15),
    atMost('DOM nodes', figures.domNodes, 1500),
  ];
  if (!usable || !idle) return { figures, bars };
  const [usableMs, helloMs] = [median(usable.portalMs), median(usable.helloMs)];
  const timed = {
    usableMs: round(usableMs),
    helloMs: round(helloMs),
    ratio: round(usableMs / helloMs),
    usable,
    idle,
    slowUsableMs: round(of(slow, (load) => load.usableMs)),
    slowTbtMs: round(of(slow, (load) => load.tbtMs)),
  };
  return {
    figures: { ...figures, ...timed },
    bars: [
      ...bars,
      // A socket that opens late on a busy machine costs two calls more.
      atMost('requests until quiet, home with charts', quiet.requests, 40),
      atMost('kB until quiet, home with charts', figures.quiet.totalKB, 366),
      // Of somebody who is led through their first steps, which is two calls and a card more than of others.
      atMost('calls after the start, home with charts', quiet.lateCalls, 10),
      atMost('interactive, times a hello world of the same stack', timed.ratio, 1.5),
      atMost('main thread of an idle page whose ticker runs, %', idle.mainThreadPercent, 1),
      atMost('layouts of an idle page in 10 s', idle.layouts, 0),
      atMost('blocking time, ms', figures.tbtMs, 300),
      atMost('blocking time at a quarter of the CPU, ms', timed.slowTbtMs, 1500),
    ],
  };
}
