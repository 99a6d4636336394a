import type { Page } from '@playwright/test';

/**
 * Resolves once what is there now was painted. A press above a frame of another origin goes to what was painted last:
 * a person does not press what is not to be seen yet, a journey would.
 */
export async function painted(page: Page): Promise<void> {
  // Nothing is painted in a page behind another one.
  await page.bringToFront();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
