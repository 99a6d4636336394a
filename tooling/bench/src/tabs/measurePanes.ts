import { setTimeout as pause } from 'node:timers/promises';
import type { FoundBrowser } from '@portal/tooling-test/browser';
import type { DrivenPage } from '../lib/drivePage.ts';
import { launchPlainBrowser } from '../lib/launchPlainBrowser.ts';
import { openPlainPortal } from './openPlainPortal.ts';
import { type Cost, idleShare, meanAbove, startMeter } from './processorCost.ts';

const OPENED = 20;
const SWITCHES = 40;
const SEED = 7;
/** Long enough for the work that an open or a switch leaves behind it; it counts as processor time. */
const REST_MS = 150;
/** Long enough for the frame that an open leaves waiting for the next pane, which begins 400 ms after it. */
const FRAME_REST_MS = 900;

/** Bench pages as modules or as frames of another origin, or lists of a system of the demo, with what they ask of the server. */
export type PaneKind = 'module' | 'frame' | 'orders';

/** Milliseconds of every open and switch of one round, and what they cost the renderers. */
export type PaneRound = {
  opens: number[];
  switches: number[];
  /** Processor time of one open, and of one switch, beyond what the time would have cost in which nothing happens. */
  openCpuMs: number;
  switchCpuMs: number;
  /** What one second costs in which nothing happens, with all panes open. */
  idleCpuMs: number;
};

export type MeasurePanesOptions = {
  url: string;
  kind: PaneKind;
  /** Slows the processor down by this factor. @default 1 */
  cpu?: number;
};

/** Opens twenty pages from the menu, then chooses among their tabs at random; one round in a browser of its own. */
export async function measurePanes(
  found: FoundBrowser,
  { url, kind, cpu = 1 }: MeasurePanesOptions,
): Promise<PaneRound> {
  const browser = await launchPlainBrowser(found);
  try {
    const portal = await openPlainPortal(browser, url, { cpu, slowFrames: kind !== 'module' });
    const links = await menuLinks(portal, kind);
    const opens: number[] = [];
    await portal.newFramePaintedAt();
    const openCosts: Cost[] = [];
    const idleBefore = await idleShare(portal);
    for (const href of links.slice(0, OPENED)) {
      const { ms, cost } = await openFromMenu(portal, kind, href);
      opens.push(ms);
      openCosts.push(cost);
    }
    const idle = await idleShare(portal);
    const { times, costs } = await switchTabs(portal);
    return {
      opens,
      switches: times,
      openCpuMs: meanAbove((idleBefore + idle) / 2, openCosts),
      switchCpuMs: meanAbove(idle, costs),
      idleCpuMs: idle * 1000,
    };
  } finally {
    await browser.close();
  }
}

const MENUS = { module: '实验室', frame: '实验室', orders: '按站点' };
const TARGETS = { module: '#/bench/', frame: '#/bench/', orders: 'scm_new#/list/orders' };
const SHOWN = `document.querySelector('[data-active] > [role=tabpanel]')`;
const FRAME_READY = `panel?.querySelector('[data-embed-status=ready] iframe') != null`;
const READY = {
  module: `[...(panel?.querySelectorAll('*') ?? [])].some((one) => one.shadowRoot?.querySelector('[data-bench-page]'))`,
  frame: FRAME_READY,
  orders: FRAME_READY,
};

async function openMenu(portal: DrivenPage, kind: PaneKind): Promise<void> {
  const button = `[...document.querySelectorAll('nav button')].find((one) => one.textContent.trim() === '${MENUS[kind]}')`;
  if ((await portal.read(`${button}?.getAttribute('aria-expanded')`)) !== 'true') await portal.click(button);
  await portal.until(`document.querySelector('a[href*="${TARGETS[kind]}"]')`);
}

async function menuLinks(portal: DrivenPage, kind: PaneKind): Promise<string[]> {
  await openMenu(portal, kind);
  const hrefs = await portal.read<string[]>(
    `[...document.querySelectorAll('a[href*="${TARGETS[kind]}"]')].map((link) => link.getAttribute('href'))`,
  );
  return [...new Set(hrefs)];
}

/** From the press to the paint of the page; for a frame to its first paint, in its own process. */
async function openFromMenu(portal: DrivenPage, kind: PaneKind, href: string) {
  await openMenu(portal, kind);
  const at = await portal.hover(`document.querySelector('a[href="${href}"]')`);
  await armClock(
    portal,
    `const panel = ${SHOWN}; const tabs = document.querySelectorAll('[role=tab]').length;
     return tabs > before && ${READY[kind]}`,
    `const before = document.querySelectorAll('[role=tab]').length;`,
  );
  await pause(REST_MS);
  const stopMeter = await startMeter(portal);
  await portal.press(at);
  const { ms, start } = await portal.read<{ ms: number; start: number }>('window.benchPainted');
  if (kind === 'module') {
    await pause(REST_MS);
    return { ms, cost: await stopMeter() };
  }
  // Looking into a frame while it starts would slow it down: its own clock is read when it is there.
  await pause(FRAME_REST_MS);
  const cost = await stopMeter();
  return { ms: Math.max(ms, (await portal.newFramePaintedAt()) - start), cost };
}

async function switchTabs(portal: DrivenPage): Promise<{ times: number[]; costs: Cost[] }> {
  const count = await portal.read<number>(`document.querySelectorAll('[role=tab]').length`);
  const next = random();
  const times: number[] = [];
  const costs: Cost[] = [];
  let last = -1;
  while (times.length < SWITCHES) {
    const index = 1 + Math.floor(next() * (count - 1));
    const tab = `document.querySelectorAll('[role=tab]')[${index}]`;
    if (index === last || (await portal.read(`${tab}.ariaSelected`)) === 'true') continue;
    last = index;
    const at = await portal.hover(tab);
    await armClock(
      portal,
      `const panel = ${SHOWN}; return panel?.id === wanted && panel.checkVisibility()`,
      `const wanted = ${tab}.getAttribute('aria-controls');`,
    );
    await pause(REST_MS);
    const stopMeter = await startMeter(portal);
    await portal.press(at);
    times.push((await portal.read<{ ms: number }>('window.benchPainted')).ms);
    await pause(REST_MS);
    costs.push(await stopMeter());
  }
  return { times, costs };
}

/** From the next click on, the page waits for the condition and the paint after it: `window.benchPainted`. */
async function armClock(portal: DrivenPage, condition: string, setUp: string): Promise<void> {
  await portal.read(`(() => {
    ${setUp}
    const isDone = () => { ${condition} };
    window.benchPainted = new Promise((resolve) => {
      addEventListener('click', ({ timeStamp }) => {
        const painted = () => resolve({ ms: performance.now() - timeStamp, start: performance.timeOrigin + timeStamp });
        const look = () => {
          if (!isDone()) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = painted;
          port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      }, { capture: true, once: true });
    });
  })()`);
}

/** The same numbers in every run. */
function random(): () => number {
  let state = SEED;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
