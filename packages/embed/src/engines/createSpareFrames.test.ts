import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSpareFrames } from './createSpareFrames.ts';
import type { PaneContext } from './types.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entry = { name: 'orders', engine: 'frame', entry: '/', spare: true } as const;

/** A pane in a browser that can move a frame without loading it again, or cannot. */
function paneIn(browser: 'can move' | 'cannot move'): PaneContext {
  const place = { isConnected: true, closest: () => undefined };
  const container = browser === 'can move' ? { ...place, moveBefore: () => undefined } : place;
  return { paneId: 'one', container } as unknown as PaneContext;
}

it.each([
  ['can move', 1],
  ['cannot move', 0],
] as const)(
  '[E148] a frame is planned only where it can be moved: the browser %s it',
  async (browser, planned) => {
    vi.stubGlobal('document', { body: {} });
    const spares = createSpareFrames(5_000);
    const leave = spares.enter(entry, paneIn(browser));
    expect(vi.getTimerCount()).toBe(planned);
    leave();
    vi.unstubAllGlobals();
  },
);
