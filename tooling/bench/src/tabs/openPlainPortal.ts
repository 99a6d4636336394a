import { setTimeout as pause } from 'node:timers/promises';
import { type DrivenPage, drivePage } from '../lib/drivePage.ts';
import type { PlainBrowser } from '../lib/launchPlainBrowser.ts';
import { SETTLE_MS, WORKSPACE } from './openPortal.ts';

/** `cpu` slows the page down once the workspace is there, and with `slowFrames` also what its frames run in. */
export type PlainPortalOptions = { cpu?: number; slowFrames?: boolean };

/** Signs in and waits for the workspace, which is driven by real input. */
export async function openPlainPortal(
  browser: PlainBrowser,
  url: string,
  { cpu = 1, slowFrames = false }: PlainPortalOptions = {},
): Promise<DrivenPage> {
  const page = await drivePage(browser);
  const { read, until } = page;
  await page.goto(`${url}/login`);
  for (const [name, text] of [
    ['username', 'owner'],
    ['current-password', 'Portal2026'],
  ] as const) {
    // Not by the pointer: what loads late on that page would move the field away from under it.
    const field = `document.querySelector('input[autocomplete="${name}"]')`;
    await until(field);
    await read(`${field}.focus()`);
    await page.type(text);
  }
  await read(`document.querySelector('button[type=submit]').click()`);
  await until(`performance.getEntriesByName('portal:usable').length > 0`);
  if (!(await read<string>('location.pathname')).startsWith(WORKSPACE)) throw new Error('Not the workspace');
  // What loads after the workspace is usable is part of no figure.
  await pause(SETTLE_MS);
  if (cpu > 1) await page.slow(cpu, { frames: slowFrames });
  return page;
}
