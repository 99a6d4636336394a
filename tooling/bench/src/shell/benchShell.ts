import { findBrowser } from '@portal/tooling-test/browser';
import { chromium } from 'playwright';
import { atMost, type BenchResult, median, round } from '../lib/report.ts';
import { startServer } from '../lib/startServer.ts';
import { buildHelloWorld } from './buildHelloWorld.ts';
import { type Load, measureLoad } from './measureLoad.ts';
import { signIn } from './signIn.ts';

const ROUNDS = 5;
const KB = 1000;

/**
 * Loads the signed-in workspace with a cold cache until `portal:usable`, beside a hello world of the same stack.
 * `--bytes-only` takes one round and judges sizes only, which do not depend on the machine.
 */
export async function benchShell(args: string[]): Promise<BenchResult> {
  const bytesOnly = args.includes('--bytes-only');
  const found = findBrowser('chromium');
  if (!found) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path.');
  const server = await startServer(4490);
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  const hello = bytesOnly ? undefined : await buildHelloWorld();
  try {
    const { state, url } = await signIn(browser, server.url);
    const shell: Load[] = [];
    const peer: Load[] = [];
    const slow: Load[] = [];
    for (let round = 0; round < (bytesOnly ? 1 : ROUNDS); round += 1) {
      shell.push(await measureLoad(browser, { url, state, mark: 'portal:usable' }));
      if (hello) peer.push(await measureLoad(browser, { url: hello.url, mark: 'hello:usable' }));
      if (!bytesOnly) slow.push(await measureLoad(browser, { url, state, mark: 'portal:usable', cpu: 4 }));
    }
    return report(shell, peer, slow);
  } finally {
    await browser.close();
    await hello?.stop();
    await server.dispose();
  }
}

function report(shell: Load[], peer: Load[], slow: Load[]): BenchResult {
  const of = (loads: Load[], pick: (load: Load) => number) => median(loads.map(pick));
  const figures = {
    jsKB: round(of(shell, (load) => load.jsBytes) / KB),
    cssKB: round(of(shell, (load) => load.cssBytes) / KB),
    totalKB: round(of(shell, (load) => load.totalBytes) / KB),
    requests: of(shell, (load) => load.requests),
    heapMB: round(of(shell, (load) => load.heapBytes) / KB / KB),
    domNodes: of(shell, (load) => load.domNodes),
    usableMs: round(of(shell, (load) => load.usableMs)),
    tbtMs: round(of(shell, (load) => load.tbtMs)),
    rounds: shell.length,
    urls: shell[0]?.urls,
  };
  const bars = [
    atMost('JavaScript, kB gzip', figures.jsKB, 200),
    atMost('CSS, kB gzip', figures.cssKB, 40),
    atMost('everything, kB', figures.totalKB, 260),
    atMost('requests', figures.requests, 15),
    atMost('heap, MB', figures.heapMB, 15),
    atMost('DOM nodes', figures.domNodes, 1500),
  ];
  if (peer.length === 0) return { figures, bars };
  const helloMs = of(peer, (load) => load.usableMs);
  const timed = {
    helloMs: round(helloMs),
    helloJsKB: round(of(peer, (load) => load.jsBytes) / KB),
    ratio: round(figures.usableMs / helloMs),
    slowUsableMs: round(of(slow, (load) => load.usableMs)),
    slowTbtMs: round(of(slow, (load) => load.tbtMs)),
  };
  return {
    figures: { ...figures, ...timed },
    bars: [
      ...bars,
      atMost('interactive, times a hello world of the same stack', timed.ratio, 1.5),
      atMost('blocking time, ms', figures.tbtMs, 300),
      atMost('blocking time at a quarter of the CPU, ms', timed.slowTbtMs, 1500),
    ],
  };
}
