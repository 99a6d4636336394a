import { findBrowser } from '@portal/tooling-test/browser';
import { type CDPSession, chromium, type Page } from 'playwright';
import type { BenchResult } from '../lib/report.ts';
import { round } from '../lib/report.ts';
import { startServer } from '../lib/startServer.ts';
import { openBenchPanes } from '../tabs/openBenchPanes.ts';
import { heapBytes, openPortal, SETTLE_MS } from '../tabs/openPortal.ts';
import { judgeFlat, type Sample } from './judgeFlat.ts';

/** Panes that are open, how often one is chosen, and how often one is opened and closed, in so many rounds. */
export type BrowserScale = { panes: number; switches: number; cycles: number; rounds: number };

const PORT = 4493;

/**
 * A window with forty open panes, in which panes are chosen, opened and closed for a day's worth. After each round the same
 * panes are open, so that what it holds must be the same.
 */
export async function soakBrowser({ panes, switches, cycles, rounds }: BrowserScale): Promise<BenchResult> {
  const found = findBrowser('chromium');
  if (!found) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path.');
  const server = await startServer(PORT, { config: { maxLivePanes: panes } });
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  try {
    const { page, session } = await openPortal(browser, server.url);
    await openBenchPanes(page, 1, panes);
    const keys = await tabKeys(page);
    const samples: Sample[] = [];
    for (let turn = 0; turn < rounds; turn += 1) {
      for (let index = 0; index < switches / rounds; index += 1)
        await choose(page, keys[(index * 7) % keys.length] ?? '');
      for (let index = 0; index < cycles / rounds; index += 1) {
        const number = panes + 1 + index;
        await openBenchPanes(page, number, number);
        await closeActive(page);
      }
      await choose(page, keys[1] ?? '');
      await page.waitForTimeout(SETTLE_MS);
      samples.push(await readPage(session));
      console.log(`round ${turn + 1} of ${rounds}: ${JSON.stringify(samples.at(-1))}`);
    }
    return {
      figures: { browser: { panes: keys.length, first: samples[0], last: samples.at(-1) } },
      bars: judgeFlat('browser', samples),
    };
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function tabKeys(page: Page): Promise<string[]> {
  return page.locator('[role=tab]').evaluateAll((tabs) => tabs.map(({ id }) => id));
}

/** Chooses a pane by its tab, and waits until it is the one that is seen. */
async function choose(page: Page, id: string): Promise<void> {
  await page.evaluate((tab) => document.getElementById(tab)?.click(), id);
  await page.waitForFunction((tab) => {
    const panel = document.getElementById(tab)?.getAttribute('aria-controls');
    return panel && document.querySelector('[data-active] > [role=tabpanel]')?.id === panel;
  }, id);
}

async function closeActive(page: Page): Promise<void> {
  const before = await page.locator('[role=tab]').count();
  await page.locator('[role=tab][aria-selected=true]').press('Delete');
  await page.waitForFunction((count) => document.querySelectorAll('[role=tab]').length < count, before);
}

async function readPage(session: CDPSession): Promise<Sample> {
  const heap = await heapBytes(session);
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    'heap, MB': round(heap / 1024 / 1024),
    'elements and texts': of('Nodes'),
    listeners: of('JSEventListeners'),
    documents: of('Documents'),
  };
}
