import { setTimeout as pause } from 'node:timers/promises';
import type { PlainBrowser } from '../lib/launchPlainBrowser.ts';
import { SETTLE_MS, WORKSPACE } from './openPortal.ts';

/** A signed-in workspace that is driven by real input and read by expressions. */
export type PlainPortal = {
  /** The value of an expression in the page; a promise is waited for. */
  read<Value>(expression: string): Promise<Value>;
  until(expression: string): Promise<void>;
  /** Moves the pointer to the middle of an element; answers where that is. */
  hover(element: string): Promise<Point>;
  /** Presses where the pointer is: nothing is asked of the page before. */
  press(at: Point): Promise<void>;
  /** Goes to the middle of an element and presses it. */
  click(element: string): Promise<void>;
  /** When the frame that got its page since the last call first painted something, on the wall clock. */
  newFramePaintedAt(): Promise<number>;
  /** Milliseconds of processor time that all renderers have used. */
  rendererMs(): Promise<number>;
};

type Point = readonly [x: number, y: number];

type Target = { targetId: string; type: string; url: string };

/** `cpu` slows the page down once the workspace is there, and with `slowFrames` also what its frames run in. */
export type PlainPortalOptions = { cpu?: number; slowFrames?: boolean };

/** Signs in and waits for the workspace. */
export async function openPlainPortal(
  browser: PlainBrowser,
  url: string,
  { cpu = 1, slowFrames = false }: PlainPortalOptions = {},
): Promise<PlainPortal> {
  const targets = async (type: string) =>
    (await browser.send<{ targetInfos: Target[] }>('Target.getTargets')).targetInfos.filter(
      (target) => target.type === type,
    );
  const attach = async ({ targetId }: Target) =>
    (await browser.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true }))
      .sessionId;
  const evaluate = async <Value>(expression: string, sessionId: string): Promise<Value> => {
    const { result, exceptionDetails } = await browser.send<{
      result: { value: Value };
      exceptionDetails?: { exception?: { description?: string } };
    }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, sessionId);
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
    return result.value;
  };
  const [target] = await targets('page');
  if (!target) throw new Error('The browser has no page');
  const session = await attach(target);
  const read = <Value>(expression: string) => evaluate<Value>(expression, session);
  const until = async (expression: string) => {
    for (const end = Date.now() + 20_000; Date.now() < end; await pause(20))
      if (await read<boolean>(`Boolean(${expression})`).catch(() => false)) return;
    throw new Error(`It never came: ${expression}`);
  };
  const mouse = (type: string, [x, y]: Point) => {
    const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 };
    return browser.send('Input.dispatchMouseEvent', { type, x, y, ...button }, session);
  };
  const middleOf = async (element: string) => {
    await until(element);
    return read<Point>(
      `(() => { const element = ${element}; element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`,
    );
  };
  const hover = async (element: string) => {
    const at = await middleOf(element);
    await mouse('mouseMoved', at);
    return at;
  };
  const press = async (at: Point) => {
    for (const type of ['mousePressed', 'mouseReleased']) await mouse(type, at);
  };
  const painted = new Set<string>();
  const newFramePaintedAt = async () => {
    let latest = Number.NaN;
    // Not only frames that are new. One that waits for its page, without a path, has painted nothing: it is left alone.
    for (const frame of await targets('iframe')) {
      if (painted.has(frame.targetId) || frame.url.endsWith('#/')) continue;
      painted.add(frame.targetId);
      const id = await attach(frame);
      latest = await evaluate<number>(
        `performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN)`,
        id,
      );
      await browser.send('Target.detachFromTarget', { sessionId: id });
    }
    return latest;
  };

  await browser.send('Page.navigate', { url: `${url}/login` }, session);
  for (const [name, text] of [
    ['username', 'owner'],
    ['current-password', 'Portal2026'],
  ]) {
    // Not by the pointer: what loads late on that page would move the field away from under it.
    const field = `document.querySelector('input[autocomplete="${name}"]')`;
    await until(field);
    await read(`${field}.focus()`);
    await browser.send('Input.insertText', { text }, session);
  }
  await read(`document.querySelector('button[type=submit]').click()`);
  await until(`performance.getEntriesByName('portal:usable').length > 0`);
  if (!(await read<string>('location.pathname')).startsWith(WORKSPACE)) throw new Error('Not the workspace');
  // What loads after the workspace is usable is part of no figure.
  await pause(SETTLE_MS);
  if (cpu > 1) {
    // The browser slows a process down by keeping it busy, idle or not: one that takes no part is left alone.
    const frames = slowFrames ? await Promise.all((await targets('iframe')).map(attach)) : [];
    for (const id of [session, ...frames])
      await browser.send('Emulation.setCPUThrottlingRate', { rate: cpu }, id);
  }
  return {
    read,
    until,
    hover,
    press,
    click: async (element) => press(await hover(element)),
    newFramePaintedAt,
    async rendererMs() {
      const { processInfo } = await browser.send<{ processInfo: { type: string; cpuTime: number }[] }>(
        'SystemInfo.getProcessInfo',
      );
      return processInfo.reduce(
        (sum, { type, cpuTime }) => sum + (type === 'renderer' ? cpuTime * 1000 : 0),
        0,
      );
    },
  };
}
