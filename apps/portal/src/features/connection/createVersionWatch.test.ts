import { expect, test, vi } from 'vitest';
import { createVersionWatch } from './useNewVersion.tsx';

const MINUTE = 60_000;
const page = (build: string) => `<script type="module" src="/assets/index-${build}.js"></script>`;

function setUp(served: () => string | undefined) {
  let now = 0;
  let asked = 0;
  const watch = createVersionWatch({
    entry: '/assets/index-A.js',
    now: () => now,
    async fetchPage() {
      asked += 1;
      const html = served();
      if (html === undefined) throw new TypeError('Failed to fetch');
      return html;
    },
  });
  return { watch, asked: () => asked, pass: (ms: number) => (now += ms) };
}

test('[P541] another build that is served is noticed once, the same one or somebody else’s page never', async () => {
  let html: string | undefined = page('A');
  const { watch, asked, pass } = setUp(() => html);
  const heard = vi.fn();
  watch.isOutdated.subscribe(heard);
  for (const served of [page('A'), undefined, '<h1>Sign in to the hotel network</h1>']) {
    html = served;
    pass(6 * MINUTE);
    await watch.check();
    expect(watch.isOutdated.get()).toBe(false);
  }
  html = page('B');
  pass(6 * MINUTE);
  await watch.check();
  expect(watch.isOutdated.get()).toBe(true);
  pass(6 * MINUTE);
  await watch.check();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(asked()).toBe(4);
});

test('[P541] it is looked for at most every five minutes, after a part that failed to load every ten seconds', async () => {
  const { watch, asked, pass } = setUp(() => page('A'));
  await watch.check();
  expect(asked()).toBe(0);
  pass(4 * MINUTE);
  await watch.check();
  expect(asked()).toBe(0);
  await watch.check('part-failed');
  await watch.check('part-failed');
  expect(asked()).toBe(1);
  pass(10_000);
  await watch.check('part-failed');
  await watch.check();
  expect(asked()).toBe(2);
});
