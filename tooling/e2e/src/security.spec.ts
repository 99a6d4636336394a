import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const LIST = '../../../packages/notify/src/components/SafeHtml/hostileHtml.json';
const ALL: string[] = JSON.parse(readFileSync(resolve(import.meta.dirname, LIST), 'utf8'));
/** Those that try to run something on the page; the others lead away from it or load. */
const RUNNING = ALL.filter((html) => html.includes('fire()'));

/** Puts HTML onto the page as a sanitiser would that lets everything through, and says how much of it ran. */
async function runUnsanitised(page: Page): Promise<{ ran: number; blocked: string[] }> {
  await page.goto('/login');
  await expect(page.locator('input[autocomplete="username"]')).toBeVisible();
  return page.evaluate(async (payloads) => {
    const seen = { ran: 0, blocked: [] as string[] };
    Object.assign(window, { fire: () => (seen.ran += 1) });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      seen.blocked.push(effectiveDirective);
    });
    type Policies = { createPolicy(name: string, rules: object): { createHTML(html: string): string } };
    const { trustedTypes } = window as unknown as { trustedTypes?: Policies };
    const identity = { createHTML: (html: string) => html };
    const sanitiser = trustedTypes?.createPolicy('dompurify', identity) ?? identity;
    for (const html of payloads) {
      const box = document.createElement('div');
      box.innerHTML = sanitiser.createHTML(html);
      document.body.append(box);
      for (const target of box.querySelectorAll<HTMLElement>('#click')) target.click();
    }
    // It fails to load after all those before it did.
    await new Promise((failed) => {
      const last = new Image();
      last.addEventListener('error', failed);
      last.src = '/last-of-all.png';
      document.body.append(last);
    });
    return seen;
  }, RUNNING);
}

test('[S71] ANN-02: without a sanitiser nothing of hostile HTML runs: the policy of the page stops and reports it', async ({
  page,
}) => {
  const reported = page.waitForRequest(/\/csp-report$/);
  const { ran, blocked } = await runUnsanitised(page);
  expect(ran).toBe(0);
  expect(blocked.length).toBeGreaterThan(10);
  const answer = await (await reported).response();
  expect(answer?.status()).toBe(204);
});

test('[S71] ANN-02: the same HTML is alive: without the policy it runs', async ({ page }) => {
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _off, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const { ran, blocked } = await runUnsanitised(page);
  expect(ran).toBeGreaterThan(10);
  expect(blocked).toEqual([]);
});

test('[S71] HTML that did not go through the sanitiser does not come onto the page at all', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.locator('input[autocomplete="username"]')).toBeVisible();
  const refused = await page.evaluate(() => {
    if (!('trustedTypes' in window)) return 'TypeError';
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>raw</b>');
      return 'shown';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused).toBe('TypeError');
});
