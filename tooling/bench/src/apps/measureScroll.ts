import type { BrowserContext } from 'playwright';
import { percentile, round } from '../lib/report.ts';

const STEPS = 180;
const STEP_PIXELS = 160;

/** Scrolls a page of 1,000 orders by 160 pixels a frame and tells how long the frames were. */
export async function measureScroll(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(`${url}/entry/svc-erp/ERP/scm_new#/list/orders?view=all&size=1000`);
  const frame = page.frameLocator('[data-active] > [role=tabpanel] iframe');
  await frame.locator('tbody tr').nth(999).waitFor({ state: 'attached', timeout: 60_000 });
  const frames = await frame.locator('table').evaluate(
    (table, { steps, pixels }) =>
      new Promise<number[]>((done) => {
        const box = table.parentElement;
        const times: number[] = [];
        let before = 0;
        const step = (now: number) => {
          if (before > 0) times.push(now - before);
          before = now;
          if (times.length === steps || !box) return done(times);
          box.scrollTop += pixels;
          requestAnimationFrame(step);
        };
        // The first frames after loading belong to the loading.
        setTimeout(() => requestAnimationFrame(step), 1_000);
      }),
    { steps: STEPS, pixels: STEP_PIXELS },
  );
  await page.close();
  const sorted = frames.sort((a, b) => a - b);
  return {
    frames: frames.length,
    medianMs: round(percentile(sorted, 50)),
    p95Ms: round(percentile(sorted, 95)),
    longestMs: round(sorted.at(-1) ?? Number.NaN),
    over32: sorted.filter((time) => time > 32).length,
  };
}
