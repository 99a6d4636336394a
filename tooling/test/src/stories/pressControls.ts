#!/usr/bin/env node
// Presses the controls of the built Storybook: of the first story of each file each control that takes a word, a number or a
// choice is given another value. Fails when a story throws then, and names the controls of which nothing is seen: rightly so
// where a menu is closed, wrongly where a story keeps what it began with. A word narrows by id.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { findTestChromium } from '../findBrowser.ts';
import { type Entry, listen } from './judgeEntry.ts';
import { pressInPage } from './pressInPage.ts';
import { serveFolder } from './serveFolder.ts';

const SHOWN_WITHIN_MS = 60_000;

const dist = resolve(import.meta.dirname, '../../../../apps/storybook/dist');
const words = process.argv.slice(2);
const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(resolve(dist, 'index.json'), 'utf8'),
);
const firstOfFile = new Map<string, string>();
for (const { id, type, importPath } of Object.values(index.entries))
  if (type === 'story' && !firstOfFile.has(importPath)) firstOfFile.set(importPath, id);
const ids = [...firstOfFile.values()].filter(
  (id) => words.length === 0 || words.some((word) => id.includes(word)),
);

const found = findTestChromium();
if (!found) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path.');
const served = await serveFolder(dist);
const browser = await chromium.launch({ executablePath: found.path, args: found.args });
const waiting = ids.values();
const failed: string[] = [];
let pressed = 0;
try {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(listen);
  await Promise.all(Array.from({ length: availableParallelism() }, walk));
  async function walk() {
    for (const id of waiting) {
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      const view = `id=${id}&viewMode=story&embed=true&globals=a11y.manual:!true`;
      await page.goto(`${served.url}/iframe.html?${view}`, { waitUntil: 'commit' });
      await page.waitForFunction('window.portalStory !== undefined', undefined, { timeout: SHOWN_WITHIN_MS });
      const { threw, unseen, count } = await page.evaluate(pressInPage, id);
      problems.push(...threw);
      pressed += count;
      if (unseen.length > 0) console.log(`${id}: nothing is seen of ${unseen.join(', ')}`);
      if (problems.length > 0) {
        failed.push(id);
        console.error(`${id}\n  ${[...new Set(problems)].join('\n  ').slice(0, 1_000)}`);
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  served.close();
}
console.log(`controls: ${pressed} pressed in ${ids.length} stories, ${failed.length} of which throw`);
if (failed.length > 0) process.exitCode = 1;
