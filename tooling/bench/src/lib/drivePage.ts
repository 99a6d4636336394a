import { setTimeout as pause } from 'node:timers/promises';
import type { PlainBrowser } from './launchPlainBrowser.ts';

/** The page of a browser that is driven by real input and read by expressions. */
export type DrivenPage = {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page; a promise is waited for. */
  read<Value>(expression: string): Promise<Value>;
  until(expression: string): Promise<void>;
  /** Where the middle of an element is, which is scrolled into view; the pointer stays where it is. */
  middleOf(element: string): Promise<Point>;
  /** Moves the pointer to the middle of an element; answers where that is. */
  hover(element: string): Promise<Point>;
  /** Presses where the pointer is: nothing is asked of the page before. */
  press(at: Point): Promise<void>;
  /** Comes from elsewhere and presses at once, as a person's hand does: no rest on the way. */
  dart(at: Point): Promise<void>;
  /** Moves the pointer to a place. */
  moveTo(to: Point): Promise<void>;
  /** Goes to the middle of an element and presses it. */
  click(element: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Slows the page down by a factor, and with `frames` also what its frames run in. */
  slow(factor: number, options?: { frames?: boolean }): Promise<void>;
  /** When the frame that got its page since the last call first painted something, on the wall clock. */
  newFramePaintedAt(): Promise<number>;
  /** Milliseconds of processor time that all renderers have used. */
  rendererMs(): Promise<number>;
};

type Point = readonly [x: number, y: number];

type Target = { targetId: string; type: string; url: string };

/** Takes the one page that a browser starts with. */
export async function drivePage(browser: PlainBrowser): Promise<DrivenPage> {
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
  return {
    goto: async (url) => {
      await browser.send('Page.navigate', { url }, session);
    },
    read,
    until,
    middleOf,
    hover,
    press,
    dart: async (at) => {
      await Promise.all(['mouseMoved', 'mousePressed', 'mouseReleased'].map((type) => mouse(type, at)));
    },
    moveTo: async (to) => {
      await mouse('mouseMoved', to);
    },
    click: async (element) => press(await hover(element)),
    type: async (text) => {
      await browser.send('Input.insertText', { text }, session);
    },
    async slow(factor, { frames = false } = {}) {
      // The browser slows a process down by keeping it busy, idle or not: one that takes no part is left alone.
      const others = frames ? await Promise.all((await targets('iframe')).map(attach)) : [];
      for (const id of [session, ...others])
        await browser.send('Emulation.setCPUThrottlingRate', { rate: factor }, id);
    },
    async newFramePaintedAt() {
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
    },
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
