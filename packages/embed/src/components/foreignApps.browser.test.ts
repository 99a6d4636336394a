import { expect, it } from 'vitest';
import { withOrigins } from '../../test/withOrigins.ts';

const used = withOrigins();
const NAMES = ['vanilla', 'vue', 'preact', 'svelte', 'form'];

it('[E55] five ready-built apps of other teams open as frames, work, and keep what was typed', {
  timeout: 30_000,
}, async () => {
  await used.page.goto(`${used.origins.portal}/foreign?apps=${encodeURIComponent(used.origins.apps)}`);
  const show = (name: string) => used.page.getByRole('button', { name, exact: true }).click();
  const inside = (name: string) => used.page.frameLocator(`[data-pane=${name}] iframe`);
  const field = (name: string) => inside(name).locator('input');
  for (const name of NAMES) {
    await show(name);
    await used.page.waitForSelector(`[data-pane=${name}] [data-embed-status=ready]`);
    expect((await inside(name).locator('h1').textContent())?.toLowerCase()).toBe(name);
    await field(name).fill(`typed in ${name}`);
  }
  for (const name of ['vue', 'preact', 'svelte']) {
    await show(name);
    await inside(name).getByRole('button').click();
    expect(await inside(name).getByRole('button').textContent()).toBe('pressed 1');
  }
  for (const name of NAMES.slice(1)) {
    await show(name);
    expect(await field(name).inputValue()).toBe(`typed in ${name}`);
  }
  expect(await used.page.locator('iframe').count()).toBe(5);
});
