import { expect, it } from 'vitest';
import { RUOXI } from '../test/createBackend.ts';
import type { ShellPage } from '../test/ShellPage.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const PAGE = '/entry/svc-oms/OMS/notes#/all';
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** A workspace in which a page is open and all that loads late is there; its clock stands still but for `run`. */
async function openIdle(): Promise<{ shell: ShellPage; run: (ms: number) => Promise<void> }> {
  const shell = await open({ as: RUOXI });
  await shell.page.clock.install();
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  await shell.expectTools();
  await shell.page.waitForLoadState('networkidle');
  await shell.page.clock.pauseAt(Date.now() + MINUTE_MS);
  // What is asked for when nobody answers over the socket comes a moment later.
  await shell.page.clock.runFor(MINUTE_MS);
  await shell.page.waitForLoadState('networkidle');
  await shell.page.clock.runFor(SECOND_MS);
  return { shell, run: (ms) => shell.page.clock.runFor(ms) };
}

it('[P1200] while nothing happens no timer is below a second, and no frame is asked for', async () => {
  const { shell, run } = await openIdle();
  await shell.page.evaluate((shortest) => {
    const asked: string[] = [];
    const note = (name: 'setTimeout' | 'setInterval' | 'requestAnimationFrame') => {
      const own = window[name] as (task: unknown, ...rest: unknown[]) => number;
      Object.assign(window, {
        [name]: (task: unknown, ms?: number) => {
          if (name === 'requestAnimationFrame' || (ms ?? 0) < shortest)
            asked.push(`${name} ${ms} ${new Error().stack?.split('\n')[2]}`);
          return own.call(window, task, ms);
        },
      });
    };
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) note(name);
    Object.assign(window, { askedFor: asked });
  }, SECOND_MS);
  await run(20 * SECOND_MS);
  expect(await shell.page.evaluate(() => Reflect.get(window, 'askedFor'))).toEqual([]);
});

it('[P1201] a window that nobody sees asks the server nothing', async () => {
  const { shell, run } = await openIdle();
  await shell.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const asked: string[] = [];
  shell.page.on('request', (request) => asked.push(request.url()));
  await run(40 * MINUTE_MS);
  expect(asked).toEqual([]);
});
