import type { Browser, Page } from 'playwright';
import { type OpenPortal, openPortal, rendererSeconds } from './openPortal.ts';

const OPENED = 20;
const SWITCHES = 40;
const SEED = 7;

/** Milliseconds of every open and switch of one round, and what they cost the renderers. */
export type PaneRound = { opens: number[]; switches: number[]; openCpuMs: number; switchCpuMs: number };

export type MeasurePanesOptions = {
  url: string;
  kind: 'module' | 'frame';
  /** Slows the processor down by this factor. @default 1 */
  cpu?: number;
};

/** Opens twenty pages from the menu, then chooses among their tabs at random; one round in a browser of its own. */
export async function measurePanes(
  browser: Browser,
  { url, kind, cpu = 1 }: MeasurePanesOptions,
): Promise<PaneRound> {
  const portal = await openPortal(browser, url, { cpu });
  const { page } = portal;
  try {
    const links = await menuLinks(page, kind);
    const beforeOpens = await rendererSeconds(browser);
    const opens: number[] = [];
    for (const href of links.slice(0, OPENED)) opens.push(await openFromMenu(portal, kind, href));
    const beforeSwitches = await rendererSeconds(browser);
    const switches = await switchTabs(page);
    const end = await rendererSeconds(browser);
    return {
      opens,
      switches,
      openCpuMs: ((beforeSwitches - beforeOpens) * 1000) / OPENED,
      switchCpuMs: ((end - beforeSwitches) * 1000) / SWITCHES,
    };
  } finally {
    await portal.context.close();
  }
}

const MENUS = { module: '工具', frame: '订单' };
const TARGETS = { module: '#/bench/', frame: 'scm_new#/list/orders' };

async function openMenu(page: Page, kind: 'module' | 'frame'): Promise<void> {
  const button = page.getByRole('navigation').getByRole('button', { name: MENUS[kind], exact: true });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  await page.locator(`a[href*="${TARGETS[kind]}"]`).first().waitFor();
}

async function menuLinks(page: Page, kind: 'module' | 'frame'): Promise<string[]> {
  await openMenu(page, kind);
  const hrefs = await page
    .locator(`a[href*="${TARGETS[kind]}"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.keyboard.press('Escape');
  return [...new Set(hrefs)];
}

async function openFromMenu({ page }: OpenPortal, kind: 'module' | 'frame', href: string): Promise<number> {
  await openMenu(page, kind);
  const tabs = await page.getByRole('tab').count();
  const painted = page.evaluate(
    ({ count, isFrame }) =>
      window.benchClock.untilPainted(() => {
        if (document.querySelectorAll('[role=tab]').length <= count) return false;
        const panel = document.querySelector('[role=tabpanel]:not([inert])');
        if (isFrame) return panel?.querySelector('[data-embed-status=ready] iframe') != null;
        const roots = [...(panel?.querySelectorAll('*') ?? [])].map((element) => element.shadowRoot);
        return roots.some((root) => root?.querySelector('[data-bench-page]'));
      }),
    { count: tabs, isFrame: kind === 'frame' },
  );
  await page.locator(`a[href="${href}"]`).first().click();
  const { ms, start } = await painted;
  if (kind === 'module') return ms;
  const frame = await page
    .locator('[role=tabpanel]:not([inert]) iframe')
    .elementHandle()
    .then((element) => element?.contentFrame());
  if (!frame) throw new Error('The pane has no frame');
  await frame.waitForFunction(() => window.benchPaintedAt !== undefined);
  const paintedAt = await frame.evaluate(() => window.benchPaintedAt ?? Number.NaN);
  return Math.max(ms, paintedAt - start);
}

async function switchTabs(page: Page): Promise<number[]> {
  const all = page.getByRole('tab');
  const count = await all.count();
  const next = random();
  const times: number[] = [];
  let last = -1;
  while (times.length < SWITCHES) {
    const index = 1 + Math.floor(next() * (count - 1));
    const tab = all.nth(index);
    if (index === last || (await tab.getAttribute('aria-selected')) === 'true') continue;
    last = index;
    await tab.scrollIntoViewIfNeeded();
    const panel = await tab.getAttribute('aria-controls');
    const painted = page.evaluate(
      (id) =>
        window.benchClock.untilPainted(() => {
          const shown = document.querySelector('[role=tabpanel]:not([inert])');
          return shown !== null && shown.id === id && getComputedStyle(shown).visibility === 'visible';
        }),
      panel,
    );
    await tab.click();
    times.push((await painted).ms);
  }
  return times;
}

/** The same numbers in every run. */
function random(): () => number {
  let state = SEED;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
