import { join, resolve } from 'node:path';
import { findBrowser } from '@portal/tooling-test/browser';
import { type CDPSession, chromium, type Page } from 'playwright';
import { buildPage } from '../lib/buildPage.ts';
import { atLeast, atMost, type Bar, type BenchResult, median, percentile, round } from '../lib/report.ts';
import { root } from '../lib/startServer.ts';
import { bundleEntry } from '../size/bundleEntry.ts';
import type { RunFigures, RunOptions } from './page/runRender.ts';

type AiBench = {
  prepare: (options: RunOptions) => Promise<void>;
  measure: (options: RunOptions) => Promise<RunFigures>;
  hurryFrames: () => void;
  checkFrames: (
    renderer: string,
    length: number,
    step: number,
  ) => Promise<{ frames: number; raw: number; drops: number; samples: string[] }>;
  checkCuts: (first: number, last: number, length: number) => Promise<{ different: number; first: string }>;
  checkEmphasis: (renderer: string) => Promise<{ right: number; wrong: string[] }>;
};
type Bench = { readonly aiBench: AiBench };

const PEERS = ['react-markdown', 'streamdown', 'marked+dompurify'];
const LENGTH = 30_000;
/** Rounds measure how the end of the answer arrives: the more there is already, the more a frame may cost. */
const FROM = { quick: 24_000, full: 20_000 };
const PER_SECOND = 1500;
const LIMITS = { ratio: 1.35, lagMs: 600, rendererBytes: 25_000, coreBytes: 10_000 };

/** How answers are drawn: processor time a frame beside the least there is and beside others, lag, marks, jumps, size. */
export async function measureRender(args: string[]): Promise<BenchResult> {
  const isQuick = args.includes('--quick');
  const found = findBrowser('chromium');
  if (!found) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path.');
  const served = await buildPage(resolve(import.meta.dirname, '../../ai-page'));
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  try {
    const page = await browser.newPage({ viewport: { width: 1080, height: 800 } });
    page.on('pageerror', (error) => console.error(error));
    await page.goto(served.url);
    await page.waitForFunction(() => 'aiBench' in globalThis);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
    await session.send('Performance.enable');
    const parts = [await sizes(), await cpu(page, session, isQuick), await looks(page, isQuick)];
    return {
      figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
      bars: parts.flatMap(({ bars }) => bars),
    };
  } finally {
    await browser.close();
    await served.stop();
  }
}

async function sizes(): Promise<BenchResult> {
  const bytes = async (entry: string) => {
    const folder = join(root, 'packages/ai-assistant');
    return (await bundleEntry(`export * from '${entry}'`, folder, { source: true })).initial;
  };
  const rendererBytes = await bytes('@portal/ai-assistant/markdown');
  const coreBytes = await bytes('@portal/ai-assistant/core');
  const figures = { rendererBytes, coreBytes };
  console.log(JSON.stringify(figures));
  return {
    figures,
    bars: [
      atMost('renderer, bytes gzip', rendererBytes, LIMITS.rendererBytes),
      atMost('ai-assistant/core, bytes gzip', coreBytes, LIMITS.coreBytes),
    ],
  };
}

async function cpu(page: Page, session: CDPSession, isQuick: boolean): Promise<BenchResult> {
  const rounds = isQuick ? 3 : 9;
  const from = isQuick ? FROM.quick : FROM.full;
  const perFrame: Record<string, number[]> = {};
  const lags: number[] = [];
  const endMs: number[] = [];
  for (let at = 0; at < rounds; at += 1) {
    // The peers' figures are far apart: one round tells them.
    for (const renderer of ['floor', 'portal', ...(at === 0 ? PEERS : [])]) {
      const { spent, frames, ...run } = await show(page, session, { renderer, from });
      perFrame[renderer] = [...(perFrame[renderer] ?? []), (spent * 1000) / frames];
      if (renderer !== 'portal') continue;
      lags.push(...run.lags);
      endMs.push(run.endMs);
    }
    console.log(
      JSON.stringify(
        Object.fromEntries(Object.entries(perFrame).map(([name, all]) => [name, all.map(round)])),
      ),
    );
  }
  if (!isQuick) {
    const whole = await show(page, session, { renderer: 'portal', from: 0 });
    lags.push(...whole.lags);
    endMs.push(whole.endMs);
  }
  const middle = Object.fromEntries(
    Object.entries(perFrame).map(([name, all]) => [name, round(median(all))]),
  );
  const ratios = (perFrame.portal ?? []).map((value, at) => value / (perFrame.floor?.[at] ?? Number.NaN));
  const figures = {
    renderCpuMsPerFrame: middle,
    renderCpuRatio: round(median(ratios)),
    textLagMs: { p50: round(median(lags)), p95: round(percentile(lags, 95)), max: round(Math.max(...lags)) },
    finishedAfterEndMs: round(Math.max(...endMs)),
  };
  console.log(JSON.stringify(figures));
  const bars: Bar[] = [
    atMost('render, processor time a frame against the floor', median(ratios), LIMITS.ratio),
    atMost('render, text behind what arrived, p95 ms', percentile(lags, 95), LIMITS.lagMs),
    atMost('render, done after the last byte, ms', Math.max(...endMs), 1500 + 100),
  ];
  return { figures, bars };
}

/** Lets an answer arrive, of which `from` letters are there before; `spent` are seconds of the page's thread. */
async function show(page: Page, session: CDPSession, { renderer, from }: { renderer: string; from: number }) {
  const options = { renderer, length: LENGTH, from, perSecond: PER_SECOND };
  await page.evaluate((one) => (globalThis as unknown as Bench).aiBench.prepare(one), options);
  const before = await taskSeconds(session);
  const run = await page.evaluate((one) => (globalThis as unknown as Bench).aiBench.measure(one), options);
  return { ...run, spent: (await taskSeconds(session)) - before };
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

async function looks(page: Page, isQuick: boolean): Promise<BenchResult> {
  await page.evaluate(() => (globalThis as unknown as Bench).aiBench.hurryFrames());
  const frames = (renderer: string, letters: number) =>
    page.evaluate(([name, length]) => (globalThis as unknown as Bench).aiBench.checkFrames(name, length, 9), [
      renderer,
      letters,
    ] as const);
  const emphasis = (renderer: string) =>
    page.evaluate((name) => (globalThis as unknown as Bench).aiBench.checkEmphasis(name), renderer);
  const own = await frames('portal', isQuick ? 4000 : 12_000);
  const cut = (first: number, last: number) =>
    page.evaluate(
      ([from, to, length]) => (globalThis as unknown as Bench).aiBench.checkCuts(from, to, length),
      [first, last, 4000] as const,
    );
  const moving = await cut(1, isQuick ? 3 : 20);
  // Without the pace of the letters the others take no time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await cut(isQuick ? 4 : 21, isQuick ? 20 : 200);
  await page.emulateMedia({ reducedMotion: null });
  const cuts = { different: moving.different + still.different, first: moving.first || still.first };
  const right = await emphasis('settled');
  const peers: Record<string, unknown> = {};
  for (const name of PEERS) {
    const { right: lines } = await emphasis(name);
    const seen = isQuick ? undefined : await frames(name, 4000);
    peers[name] = {
      emphasisRight: lines,
      rawFrames: seen?.raw,
      heightDrops: seen?.drops,
      frames: seen?.frames,
    };
  }
  const figures = { rawFrames: own, differentCuts: cuts, emphasis: right, peers };
  console.log(JSON.stringify(figures));
  const bars = [
    atMost('render, frames with marks in sight', own.raw, 0),
    atMost('render, frames lower than the one before', own.drops, 0),
    atMost('render, cuts that end otherwise than the whole text', cuts.different, 0),
    atLeast('render, lines of Chinese and Korean emphasis right of 20', right.right, 20),
  ];
  return { figures, bars };
}
