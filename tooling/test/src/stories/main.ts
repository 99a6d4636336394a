#!/usr/bin/env node
// Shows each story and documentation page of the built Storybook, and fails on each that throws, logs an error or shows nothing.
// A page shows one after the other, as somebody does who walks down the list; what fails there is opened alone and judged again.
// `--play` replays what people do in them, and checks their accessibility, too; a word narrows by id, `--share=120` to as many
// whose turn it is.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findTestChromium } from '../findBrowser.ts';
import { wantedOf } from '../wantedOf.ts';
import { choose, type Entry, FAILS_ON_PURPOSE, judgeEntry, listen } from './judgeEntry.ts';
import { serveFolder } from './serveFolder.ts';

/** A page that showed more holds hundreds of megabytes. */
const MOST_IN_ONE_PAGE = 40;

const dist = resolve(import.meta.dirname, '../../../../apps/storybook/dist');
const args = process.argv.slice(2);
const isPlayed = args.includes('--play');
const words = args.filter((arg) => !arg.startsWith('--'));
const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(resolve(dist, 'index.json'), 'utf8'),
);
const all = Object.values(index.entries);
// A documentation page shows every state of its file.
const failing = new Set(
  all.filter(({ tags }) => tags.includes(FAILS_ON_PURPOSE)).map(({ importPath }) => importPath),
);
const turn = args.filter((arg) => arg.startsWith('--share='));
const inTurn = new Set(
  wantedOf(
    turn,
    all.map(({ id }) => id),
  ),
);
const entries = all
  .filter(({ id }) => inTurn.has(id) && (words.length === 0 || words.some((word) => id.includes(word))))
  .map((entry) =>
    entry.type === 'docs' && failing.has(entry.importPath)
      ? { ...entry, tags: [...entry.tags, FAILS_ON_PURPOSE] }
      : entry,
  );

const found = findTestChromium();
if (!found) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path.');
const began = performance.now();
const served = await serveFolder(dist);
const browser = await chromium.launch({ executablePath: found.path, args: found.args });
const waiting = entries.values();
const failed: string[] = [];
const slowest: [ms: number, id: string][] = [];
try {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(listen);
  await Promise.all(Array.from({ length: availableParallelism() + 2 }, walk));
  async function walk() {
    let page: Page | undefined;
    let shown = 0;
    // A page that is busy for good answers nothing, its close neither: the browser takes it along at the end.
    const leave = () => void page?.close().catch(() => undefined);
    for (const entry of waiting) {
      const started = performance.now();
      const open = page;
      let problems =
        open && shown < MOST_IN_ONE_PAGE && !isPlayed
          ? await judgeEntry(open, (one) => choose(open, one), entry)
          : ['first'];
      shown += 1;
      // What stood before it may be at fault, or a part that loads when it is shown: alone it is judged again.
      if (problems.length > 0) {
        leave();
        page = await context.newPage();
        shown = 1;
        problems = await judgeEntry(page, follow(page), entry);
      }
      slowest.push([performance.now() - started, entry.id]);
      if (problems.length === 0) continue;
      failed.push(entry.id);
      console.error(`${entry.id}\n  ${[...new Set(problems)].join('\n  ').slice(0, 1_000)}`);
      leave();
      page = undefined;
    }
    leave();
  }
} finally {
  await browser.close();
  served.close();
}
/** Opens an entry by its address. Storybook plays no interactions in what is embedded: the tests of each package play them. */
function follow(page: Page) {
  return async ({ id, type }: Entry) => {
    const view = `id=${id}&viewMode=${type}${isPlayed ? '' : '&embed=true&globals=a11y.manual:!true'}`;
    await page.goto(`${served.url}/iframe.html?${view}`, { waitUntil: 'commit' });
  };
}

const seconds = ((performance.now() - began) / 1000).toFixed(0);
if (args.includes('--times'))
  for (const [ms, id] of slowest.sort(([a], [b]) => b - a).slice(0, 20))
    console.log(`${ms.toFixed(0)} ms ${id}`);
console.log(
  `stories: ${entries.length - failed.length} of ${entries.length} open alone without a complaint (${seconds} s)`,
);
if (failed.length > 0) process.exitCode = 1;
