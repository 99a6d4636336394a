import { PING_INTERVAL_MS } from '../core/constants.ts';
import type { MicroAppEntry } from '../core/types.ts';
import { setFrameHidden } from './createFrame.ts';
import { createSharedFrames } from './createSharedFrames.ts';
import { createSpareFrames, type TakenFrame } from './createSpareFrames.ts';
import { frameHandle } from './frameHandle.ts';
import { openSeat, type Seat } from './openSeat.ts';
import type { PaneContext, PaneEngine, PaneHandle } from './types.ts';

export type FrameEngineOptions = {
  /** @default 5000 */
  pingIntervalMs?: number;
};

type SpareFrames = ReturnType<typeof createSpareFrames>;

/**
 * Makes an engine for apps on an origin of their own: one frame per pane, or one for all panes of an app, with the guest
 * SDK over penpal or plain messages.
 */
export function createFrameEngine({
  pingIntervalMs = PING_INTERVAL_MS,
}: FrameEngineOptions = {}): PaneEngine {
  const shared = createSharedFrames(pingIntervalMs);
  const spares = createSpareFrames(pingIntervalMs);
  return {
    load: async (entry) => ({
      mount: (pane) =>
        entry.instance === 'app'
          ? shared.mount(entry, pane)
          : mountFrame(entry, pane, pingIntervalMs, spares),
    }),
  };
}

async function mountFrame(
  entry: MicroAppEntry,
  pane: PaneContext,
  pingIntervalMs: number,
  spares: SpareFrames,
): Promise<PaneHandle> {
  const { seat, open } = (await spares.take(entry, pane)) ?? (await openOwn(entry, pane, pingIntervalMs));
  const leave = spares.enter(entry, pane);
  return frameHandle(open, pane, seat.current, {
    show() {
      seat.shown = true;
      setFrameHidden(open.frame, false);
    },
    hide() {
      seat.shown = false;
      setFrameHidden(open.frame, true);
    },
    navigate(path) {
      open.link.deliver({ type: 'navigate', payload: { path, replace: true } });
    },
    async dispose() {
      leave();
      open.dispose();
    },
  });
}

async function openOwn(entry: MicroAppEntry, pane: PaneContext, pingIntervalMs: number): Promise<TakenFrame> {
  const { path, locale, theme, container: place, signal } = pane;
  const seat: Seat = { pane, current: { path, locale, theme }, shown: true };
  return { seat, open: await openSeat(entry, seat, { place, signal, pingIntervalMs }) };
}
