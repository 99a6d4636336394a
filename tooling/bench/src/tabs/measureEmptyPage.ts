import type { Browser } from 'playwright';
import { installClock } from './clock.ts';

const CLICKS = 40;

/** Milliseconds from a click to the paint of one word, on a page that holds nothing else: what the machine takes itself. */
export async function measureEmptyPage(browser: Browser, url: string, { cpu = 1 } = {}): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await installClock(page);
    await page.route('**/bench-empty', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>empty</title><button>press</button><output></output>',
      }),
    );
    await page.goto(`${url}/bench-empty`);
    await page.evaluate(() => {
      const output = document.querySelector('output');
      let count = 0;
      document.querySelector('button')?.addEventListener('click', () => {
        count += 1;
        if (output) output.textContent = String(count);
      });
    });
    if (cpu > 1) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    }
    const times: number[] = [];
    for (let click = 1; click <= CLICKS; click += 1) {
      const painted = page.evaluate(
        (wanted) =>
          window.benchClock.untilPainted(
            () => document.querySelector('output')?.textContent === String(wanted),
          ),
        click,
      );
      await page.locator('button').click();
      times.push((await painted).ms);
    }
    return times;
  } finally {
    await context.close();
  }
}
