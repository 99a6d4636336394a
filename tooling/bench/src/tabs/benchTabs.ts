import { join } from 'node:path';
import { type FoundBrowser, findBrowser } from '@portal/tooling-test/browser';
import type { OwnServer } from '@portal/tooling-test/server';
import { type Browser, chromium } from 'playwright';
import { atMost, type Bar, type BenchResult, median, round } from '../lib/report.ts';
import { root, startServer } from '../lib/startServer.ts';
import { benchPress, WAYS } from '../press/benchPress.ts';
import { bundleEntry } from '../size/bundleEntry.ts';
import { measureBareApp } from './measureBareApp.ts';
import { measureEmptyPage } from './measureEmptyPage.ts';
import { measureHang } from './measureHang.ts';
import { measureMemory } from './measureMemory.ts';
import { measurePanes, type PaneKind, type PaneRound } from './measurePanes.ts';
import { measureRestore } from './measureRestore.ts';
import { openFramedPages } from './openFramedPages.ts';

const MB = 1_000_000;
const ROUNDS = { 1: 3, 4: 2 };
const CONFIG = { maxLivePanes: 40 };
const KINDS = ['module', 'frame', 'orders'] as const;
/** What the nearest peer took for the same pages and clicks on the machine where the limits were set. */
const PEERS = {
  vben: { open: 198, switch: 155 },
  soybean: { open: 402, switch: 383 },
  luigi: { open: 90, switch: 82 },
};

/**
 * Presses pages of the built portal as a person does, beside Luigi and bare pages; opens, switches, keeps and closes panes.
 * `--only=press | sizes | panes | hang | memory | restore` takes one part of it; of the presses and the panes `--cpu=1 | 4`
 * takes one speed, of the presses `--rounds=1` fewer rounds and `--way=left | top | search | favourites` one way, of the panes
 * `--kind=module | frame | orders` one kind. The figures of `panes`, pressed after a rest, stay for one release, to compare.
 */
export async function benchTabs(args: string[]): Promise<BenchResult> {
  const option = (name: string) =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
  const only = option('only');
  const wants = (part: string) => only === undefined || only === part;
  const speeds = ([1, 4] as const).filter((cpu) => (option('cpu') ?? String(cpu)) === String(cpu));
  const kinds = KINDS.filter((kind) => (option('kind') ?? kind) === kind);
  const found = findBrowser('chromium');
  if (!found) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path.');
  const server = await startServer(4492, { config: CONFIG });
  // One for each part: what an earlier one leaves behind is not the next one's.
  const inBrowser = async (measure: (browser: Browser) => Promise<BenchResult>) => {
    const browser = await chromium.launch({ executablePath: found.path, args: found.args });
    return measure(browser).finally(() => browser.close());
  };
  const parts: BenchResult[] = [];
  const note = (part: BenchResult) => {
    parts.push(part);
    console.log(JSON.stringify(part.figures));
  };
  try {
    if (wants('press'))
      note(
        await benchPress(found, server, {
          speeds,
          rounds: Number(option('rounds') ?? 3),
          ways: WAYS.filter((way) => (option('way') ?? way) === way),
        }),
      );
    if (wants('sizes')) note(await sizes());
    if (wants('panes')) note(await inBrowser((browser) => panes(browser, found, server, { speeds, kinds })));
    if (wants('hang')) note(await inBrowser((browser) => hang(browser, server.url)));
    if (wants('memory')) note(await inBrowser((browser) => memory(browser, server.url)));
    if (wants('restore')) note(await inBrowser((browser) => restore(browser, server.url)));
  } finally {
    await server.dispose();
  }
  return {
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    bars: parts.flatMap(({ bars }) => bars),
  };
}

async function sizes(): Promise<BenchResult> {
  const bytes = async (code: string, folder: string) =>
    (await bundleEntry(code, join(root, folder), { source: true })).initial;
  const figures = {
    tabsCoreBytes: await bytes("export * from '@portal/tabs/core'", 'packages/tabs'),
    embedGuestBytes: await bytes("export * from '@portal/embed/guest'", 'packages/embed'),
  };
  const bars = [
    atMost('tabs/core, bytes gzip', figures.tabsCoreBytes, 4000),
    atMost('embed/guest, bytes gzip', figures.embedGuestBytes, 5000),
  ];
  return { figures, bars };
}

type PanesChoice = { speeds: readonly (1 | 4)[]; kinds: readonly PaneKind[] };

async function panes(
  browser: Browser,
  found: FoundBrowser,
  server: OwnServer,
  { speeds, kinds }: PanesChoice,
): Promise<BenchResult> {
  const { url } = server;
  const figures: Record<string, unknown> = { peers: PEERS };
  const bars: Bar[] = [];
  const framed = await openFramedPages(server, CONFIG);
  try {
    for (const cpu of speeds) {
      const empty: number[] = [];
      const rounds: Record<PaneKind, PaneRound[]> = { module: [], frame: [], orders: [] };
      for (let count = 0; count < ROUNDS[cpu]; count += 1) {
        empty.push(...(await measureEmptyPage(browser, url, { cpu })));
        for (const kind of kinds) {
          // Lists of a real system once, without a limit: what they ask of the server and draw is their own.
          if (kind === 'orders' && (count > 0 || cpu > 1)) continue;
          framed.serveAs(kind);
          rounds[kind].push(await measurePanes(found, { url, kind, cpu }));
        }
      }
      const emptyMs = median(empty);
      figures[`emptyPageMs at ${cpu}x`] = round(emptyMs);
      for (const kind of kinds) {
        if (rounds[kind].length === 0) continue;
        const part = summarise(rounds[kind], emptyMs);
        figures[`${kind} at ${cpu}x`] = part;
        if (kind !== 'orders') bars.push(...barsOf(kind, cpu, part));
      }
    }
  } finally {
    await framed.stop();
  }
  return { figures, bars };
}

function summarise(rounds: PaneRound[], emptyMs: number) {
  const opens = rounds.flatMap((one) => one.opens);
  const switches = rounds.flatMap((one) => one.switches);
  return {
    openMs: round(median(opens)),
    openP95Ms: round(p95(opens)),
    openTimesEmpty: round(median(opens) / emptyMs),
    switchMs: round(median(switches)),
    switchP95Ms: round(p95(switches)),
    switchTimesEmpty: round(median(switches) / emptyMs),
    openCpuMs: round(median(rounds.map((one) => one.openCpuMs))),
    switchCpuMs: round(median(rounds.map((one) => one.switchCpuMs))),
    idleCpuMsPerSecond: round(median(rounds.map((one) => one.idleCpuMs))),
  };
}

function barsOf(kind: 'module' | 'frame', cpu: 1 | 4, part: ReturnType<typeof summarise>): Bar[] {
  const what = `${kind}${cpu === 4 ? ', a quarter of the CPU' : ''}`;
  const open = cpu === 4 ? [300, 450] : kind === 'frame' ? [150] : [80, 120];
  const change = cpu === 4 ? [120, 200] : [35, 60];
  const [openLimit = 0, openTail] = open;
  const [switchLimit = 0, switchTail = 0] = change;
  return [
    atMost(`open, ${what}, median ms`, part.openMs, openLimit),
    ...(openTail === undefined ? [] : [atMost(`open, ${what}, p95 ms`, part.openP95Ms, openTail)]),
    atMost(`switch, ${what}, median ms`, part.switchMs, switchLimit),
    atMost(`switch, ${what}, p95 ms`, part.switchP95Ms, switchTail),
    ...(cpu === 1
      ? [
          atMost(`renderer CPU of an open, ${kind}, ms`, part.openCpuMs, 120),
          atMost(`renderer CPU of a switch, ${kind}, ms`, part.switchCpuMs, 40),
        ]
      : []),
  ];
}

async function hang(browser: Browser, url: string): Promise<BenchResult> {
  const { idle, beside } = await measureHang(browser, url);
  const figures = {
    hangGapMs: round(median(beside)),
    hangGapsMs: beside.map(round),
    idleGapsMs: idle.map(round),
  };
  const bars = [atMost('longest gap of the shell beside a hanging frame, median ms', figures.hangGapMs, 50)];
  return { figures, bars };
}

async function memory(browser: Browser, url: string): Promise<BenchResult> {
  const bare = await measureBareApp(browser, url);
  const { cold, before, after, detached, perPane } = await measureMemory(browser, url);
  const percentAbove = (from: number) => round(((after.at(-1) ?? Number.NaN) / from - 1) * 100);
  const figures = {
    heapColdMB: round(cold / MB),
    heapBeforeMB: round(before / MB),
    heapAfterMB: after.map((bytes) => round(bytes / MB)),
    heapGrowthPercent: percentAbove(before),
    // With all that the first thirty panes load, compile and cache.
    heapGrowthFromColdPercent: percentAbove(cold),
    detachedPaneRoots: detached,
    heapPerPaneMB: round(perPane / MB),
    heapPerBareInstanceMB: round(bare / MB),
  };
  const bars = [
    atMost('heap after 3 x 30 panes, percent above before, warmed up', figures.heapGrowthPercent, 10),
    atMost('detached pane roots', detached, 0),
    atMost('heap per pane above the bare app, MB', round((perPane - bare) / MB), 0.3),
  ];
  return { figures, bars };
}

async function restore(browser: Browser, url: string): Promise<BenchResult> {
  const rounds = await measureRestore(browser, url, 7);
  const figures = {
    restoreMs: round(median(rounds.map(({ interactiveMs }) => interactiveMs))),
    restoreWholeMs: round(median(rounds.map(({ wholeMs }) => wholeMs))),
    restoredTabs: Math.min(...rounds.map(({ tabs }) => tabs)),
    restoredMounted: Math.max(...rounds.map(({ mounted }) => mounted)),
  };
  const bars = [
    atMost('200 restored panes, strip after data, ms', figures.restoreMs, 100),
    atMost('200 restored panes, mounted', figures.restoredMounted, 1),
  ];
  return { figures: { restore: figures }, bars };
}

function p95(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
