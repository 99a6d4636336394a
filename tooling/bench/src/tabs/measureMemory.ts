import type { Browser, CDPSession, Page } from 'playwright';
import { openBenchPanes } from './openBenchPanes.ts';
import { heapBytes, openPortal } from './openPortal.ts';

const PANES = 30;
const ROUNDS = 3;

export type MemoryFigures = {
  /** Bytes of heap before any pane was opened. */
  cold: number;
  /** The same when all panes were opened and closed once, and after each of the three times that followed. */
  before: number;
  after: number[];
  /** Pane elements that are still held although they are no longer on the page. */
  detached: number;
  /** Bytes of heap that each of twenty kept-alive panes added. */
  perPane: number;
};

/**
 * Opens and closes thirty panes once, so that what the engine compiles and caches the first time is not counted as lost,
 * and three times more; then keeps twenty open. The heap is read after collections, all of it.
 */
export async function measureMemory(browser: Browser, url: string): Promise<MemoryFigures> {
  const { page, session, context } = await openPortal(browser, url);
  try {
    const cold = await heapBytes(session);
    const heapAfterRound = async () => {
      await openBenchPanes(page, 1, PANES);
      await closeAll(page);
      return heapBytes(session);
    };
    const before = await heapAfterRound();
    const after: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) after.push(await heapAfterRound());
    const detached = await detachedPanes(session);
    await openBenchPanes(page, 1, 1);
    const one = await heapBytes(session);
    await openBenchPanes(page, 2, 21);
    const perPane = ((await heapBytes(session)) - one) / 20;
    return { cold, before, after, detached, perPane };
  } finally {
    await context.close();
  }
}

async function closeAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: '标签页操作' }).click();
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[role=tab]').length === 1);
  await page.waitForFunction(() => document.querySelectorAll('[role=tabpanel]').length === 1);
}

async function detachedPanes(session: CDPSession): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'HTMLElement.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  });
  const { result: counted } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function () {
      const isPane = (element) => {
        try {
          return !element.isConnected && element.getRootNode() === element &&
            Boolean(element.dataset.panelKey || element.shadowRoot || element.querySelector('[data-bench-page]'));
        } catch {
          return false; // a prototype, which is no element
        }
      };
      return this.filter(isPane).length;
    }`,
    returnByValue: true,
  });
  return counted.value;
}
