import { setTimeout as pause } from 'node:timers/promises';
import type { PlainBrowser } from '../lib/launchPlainBrowser.ts';
import { round } from '../lib/report.ts';
import { type TraceEvent, traceBrowser } from '../lib/traceBrowser.ts';
import { PAGES, type Subject } from './subjects.ts';

/** Long enough for what a press leaves behind. */
const REST_MS = 700;
/** Pages that were not opened yet: the first twenty were measured. */
const OPENED = ['21', '22', '23', '24'];
/** Never the page in front, never in the order of the menu. */
const SWITCHED = [3, 10, 5, 12].flatMap((at) => PAGES[at] ?? []);
const BEGIN = 'bench:press';
const END = 'bench:rest';
/** What the page's main thread does for a press, by the names of the browser's trace. */
const COUNTED = {
  styles: 'UpdateLayoutTree',
  layouts: 'Layout',
  paints: 'Paint',
  frames: 'Commit',
  timers: 'TimerFire',
};

/** How often a press makes the page work, on average: counts do not depend on what else the machine does. */
export type Work = Record<keyof typeof COUNTED | 'styledElements', number>;

/** Counts what opening a page and switching to one make the main thread do, in a trace of its own: tracing costs time. */
export async function countWork(
  browser: PlainBrowser,
  subject: Subject,
): Promise<{ open: Work; change?: Work }> {
  const open = await countPresses(browser, subject, OPENED, subject.row);
  if (subject.opensOnly || !subject.tab) return { open };
  return { open, change: await countPresses(browser, subject, SWITCHED, subject.tab) };
}

async function countPresses(
  browser: PlainBrowser,
  { page, reveal }: Subject,
  numbers: readonly string[],
  target: (number: string) => string,
): Promise<Work> {
  const events = await traceBrowser(browser, async () => {
    for (const number of numbers) {
      await reveal?.(number);
      const at = await page.middleOf(target(number));
      await pause(REST_MS);
      await page.read(`performance.mark('${BEGIN}') && undefined`);
      await page.dart(at);
      await pause(REST_MS);
      await page.read(`performance.mark('${END}') && undefined`);
      await page.moveTo([720, 860]);
    }
  });
  return workOf(events, numbers.length);
}

function workOf(events: readonly TraceEvent[], presses: number): Work {
  const marks = (name: string) => events.filter((event) => event.name === name).sort((a, b) => a.ts - b.ts);
  const ends = marks(END);
  const spans = marks(BEGIN).map(({ ts, pid, tid }, at) => ({ pid, tid, from: ts, to: ends[at]?.ts ?? ts }));
  const within = events.filter(({ pid, tid, ts }) =>
    spans.some((span) => span.pid === pid && span.tid === tid && span.from <= ts && ts <= span.to),
  );
  const of = (name: string) => within.filter((event) => event.name === name);
  const counts = Object.entries(COUNTED).map(([key, name]) => [key, round(of(name).length / presses)]);
  const elements = of(COUNTED.styles).reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
  return { ...Object.fromEntries(counts), styledElements: round(elements / presses) } as Work;
}
