import { findTestChromium } from '@portal/tooling-test/browser';
import { chromium } from 'playwright';
import { judgeApart } from './judgeApart.ts';

/** What the server sends must hold every example already: none of them leaves the page to the browser. */
export async function judgeServed(url: string, names: string[]): Promise<void> {
  const html = await (await fetch(url)).text();
  const missing = names.filter((name) => !html.includes(`data-example="${name}"`));
  if (missing.length > 0) throw new Error(`The server does not render ${missing.join(', ')}`);
}

/** What a start shows, in an application of Vite or of Next.js. */
const SHOWN = '#root > *, body > :not(script, template, next-route-announcer, #root, [hidden])';

/**
 * Opens the application: every example must stand there twice with something in it, the two must share nothing, a
 * language that the application adds must be read, every start must show something, and no page may complain.
 */
export async function judgePage(url: string, names: string[], starts: string[]): Promise<void> {
  const found = findTestChromium();
  if (!found) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path.');
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    // What examples frame is nowhere: it is answered here, however soon or late the network would have said so.
    await page.route(/^https:\/\/[^/]+\.invalid\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>An app</title>' }),
    );
    await page.goto(url);
    // A package without components leaves the page empty, which counts as hidden.
    await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 30_000 });
    const added = await page.locator('[data-language="ja-JP"]').textContent();
    if (added !== '再試行, 開いているページ, Close')
      throw new Error(`A language that is added reads: ${added}`);
    for (const name of names) {
      const copies = page.locator(`[data-example="${name}"]`);
      await copies.nth(1).locator('> *').first().waitFor({ state: 'attached', timeout: 10_000 });
    }
    // What an example asks for has been answered, or has failed.
    await page.waitForLoadState('networkidle');
    if (complaints.length > 0) throw new Error(`The page complains:\n${complaints.join('\n')}`);
    for (const name of names) await judgeApart(page, name);
    for (const start of starts) {
      complaints.length = 0;
      await page.goto(url + start);
      await page.locator(SHOWN).first().waitFor({ state: 'attached', timeout: 10_000 });
      await page.waitForLoadState('networkidle');
      if (complaints.length > 0) throw new Error(`${start} complains:\n${complaints.join('\n')}`);
    }
  } finally {
    await browser.close();
  }
}
