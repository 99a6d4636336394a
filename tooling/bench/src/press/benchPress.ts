import { resolve } from 'node:path';
import type { FoundBrowser } from '@portal/tooling-test/browser';
import type { OwnServer } from '@portal/tooling-test/server';
import { buildPage } from '../lib/buildPage.ts';
import { drivePage } from '../lib/drivePage.ts';
import { launchPlainBrowser, type PlainBrowser } from '../lib/launchPlainBrowser.ts';
import { atMost, type Bar, type BenchResult, median, percentile, round } from '../lib/report.ts';
import { openPlainPortal } from '../tabs/openPlainPortal.ts';
import { countWork } from './countWork.ts';
import { measurePress, type Presses } from './measurePress.ts';
import { openLuigi } from './openLuigi.ts';
import { preparePerson } from './preparePerson.ts';
import { bareSubject, luigiSubject, PAGES, portalSubject, type Subject, type Way } from './subjects.ts';

/** All ways to open a page that are pressed. */
export const WAYS: readonly Way[] = ['left', 'top', 'search', 'favourites'];

type BenchPressOptions = { speeds: readonly (1 | 4)[]; rounds: number; ways: readonly Way[] };

/**
 * Presses twenty pages as a person does, in the ERP with its whole tree beside its home with charts, and beside it the same
 * pages in Luigi, in a bare shadow root and in a bare frame; every round in browsers of their own, in turns.
 */
export async function benchPress(
  found: FoundBrowser,
  server: OwnServer,
  { speeds, rounds, ways }: BenchPressOptions,
): Promise<BenchResult> {
  const luigi = await openLuigi();
  const framed = await buildPage(folderOf('framed-page'));
  const bare = await buildPage(folderOf('bare-page'));
  const person = await preparePerson(server.url);
  const work: Record<string, Awaited<ReturnType<typeof countWork>>> = {};
  const inBrowser = async (name: string, open: (browser: PlainBrowser) => Promise<Subject>) => {
    const browser = await launchPlainBrowser(found);
    try {
      const subject = await open(browser);
      const presses = await measurePress(subject);
      // Counts are the same in every round and at every speed.
      if (COUNTED.includes(name)) work[name] ??= await countWork(browser, subject);
      return presses;
    } finally {
      await browser.close();
    }
  };
  const openBeside = async (browser: PlainBrowser, address: string, cpu: number, ready: string) => {
    const page = await drivePage(browser);
    await page.goto(`${address}?pages=${encodeURIComponent(framed.url)}`);
    await page.until(ready);
    if (cpu > 1) await page.slow(cpu);
    return page;
  };
  const figures: Record<string, unknown> = {};
  const bars: Bar[] = [];
  try {
    for (const cpu of speeds) {
      const taken: Record<string, Presses[]> = {};
      const take = async (name: string, open: (browser: PlainBrowser) => Promise<Subject>) => {
        const presses = await inBrowser(name, open);
        taken[name] = [...(taken[name] ?? []), presses];
        // At once: a run takes minutes, and one that is stopped has said what it saw.
        console.log(JSON.stringify({ press: `${name} at ${cpu}x`, ...summarise([presses]) }));
      };
      for (let count = 0; count < rounds; count += 1) {
        for (const way of ways) {
          await person.seeMenus(way === 'left' ? 'left' : 'top');
          await take(way, async (browser) =>
            portalSubject(await openPlainPortal(browser, server.url, { cpu }), way),
          );
        }
        await take('luigi', async (browser) =>
          luigiSubject(await openBeside(browser, luigi.url, cpu, LUIGI_READY)),
        );
        for (const kind of ['module', 'frame'] as const)
          await take(`bare ${kind}`, async (browser) =>
            bareSubject(await openBeside(browser, bare.url, cpu, BARE_READY), kind),
          );
      }
      const peer = summarise(taken.luigi ?? []);
      for (const [name, presses] of Object.entries(taken)) {
        const part = summarise(presses);
        const of = { timesLuigi: ratios(part, peer) };
        figures[`${name} at ${cpu}x`] = { ...part, ...(name === 'luigi' ? {} : of) };
        if (name === 'left' || name === 'top') bars.push(...barsOf(name, cpu, part, of.timesLuigi));
      }
    }
  } finally {
    await Promise.all([luigi.stop(), framed.stop(), bare.stop()]);
  }
  return { figures: { press: figures, work }, bars };
}

/** Whose work is counted: pages that are opened from a menu, beside the peer's. */
const COUNTED = ['left', 'top', 'luigi'];

const folderOf = (name: string) => resolve(import.meta.dirname, '../..', name);

const LUIGI_READY = `[...document.querySelectorAll('a')].some((one) => one.textContent.trim() === 'Bench page ${PAGES[0]}')`;
const BARE_READY = `document.querySelector('button[data-module]')`;

function summarise(presses: Presses[]) {
  const later = presses.flatMap((one) => one.later);
  const switches = presses.flatMap((one) => one.switches);
  return {
    firstMs: round(median(presses.map((one) => one.first))),
    openMs: round(median(later)),
    openP95Ms: round(percentile(later, 95)),
    switchMs: round(median(switches)),
    switchP95Ms: round(percentile(switches, 95)),
    openCpuMs: round(median(presses.map((one) => one.openCpuMs))),
    switchCpuMs: round(median(presses.map((one) => one.switchCpuMs))),
  };
}

type Summary = ReturnType<typeof summarise>;

function ratios(part: Summary, peer: Summary) {
  return {
    open: round(part.openMs / peer.openMs),
    switch: round(part.switchMs / peer.switchMs),
    openCpu: round(part.openCpuMs / peer.openCpuMs),
    switchCpu: round(part.switchCpuMs / peer.switchCpuMs),
  };
}

/** What is held against: ratios of one run, and times of a quiet machine of two cores. */
function barsOf(way: Way, cpu: 1 | 4, part: Summary, times: ReturnType<typeof ratios>): Bar[] {
  const where = `${way} menu${cpu === 4 ? ', a quarter of the CPU' : ''}`;
  const [open, openTail, change, changeTail] = cpu === 4 ? [260, 340, 110, 160] : [70, 100, 35, 50];
  return [
    atMost(`press, ${where}, open, times Luigi`, times.open, cpu === 4 ? 1 : 0.8),
    atMost(`press, ${where}, open, median ms`, part.openMs, open),
    atMost(`press, ${where}, open, p95 ms`, part.openP95Ms, openTail),
    atMost(`press, ${where}, switch, times Luigi`, times.switch, 0.45),
    atMost(`press, ${where}, switch, median ms`, part.switchMs, change),
    atMost(`press, ${where}, switch, p95 ms`, part.switchP95Ms, changeTail),
    ...(cpu === 4
      ? []
      : [
          atMost(`press, ${where}, first page of a system, ms`, part.firstMs, 150),
          atMost(`press, ${where}, processor time of an open, times Luigi`, times.openCpu, 1),
          atMost(`press, ${where}, processor time of a switch, times Luigi`, times.switchCpu, 0.5),
        ]),
  ];
}
