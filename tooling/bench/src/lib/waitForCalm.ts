import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';

const LOOK_EVERY_MS = 200;
/** Processor time within one look, of all of the browser's processes, that counts as nothing going on. */
const CALM_MS = 10;
const LOOKS_MAX = 25;

/**
 * Waits until the browser itself has nothing left to do. A new window loads pages of the browser's own, such as that of
 * its address bar, in processes of their own: what is measured in the meantime shares the processor with them.
 */
export async function waitForCalm(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const usedMs = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
  let before = await usedMs();
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    await pause(LOOK_EVERY_MS);
    const now = await usedMs();
    if (now - before < CALM_MS) break;
    before = now;
  }
  await session.detach();
}
