import { PING_INTERVAL_MS } from '../core/constants.ts';
import type { MicroAppEntry } from '../core/types.ts';
import { setFrameHidden } from './createFrame.ts';
import { createSharedFrames } from './createSharedFrames.ts';
import { frameHandle } from './frameHandle.ts';
import { openFrame } from './openFrame.ts';
import type { PaneContext, PaneEngine, PaneHandle } from './types.ts';

export type FrameEngineOptions = {
  /** @default 5000 */
  pingIntervalMs?: number;
};

/**
 * An engine for apps on an origin of their own: one frame per pane, or one for all panes of an app, with the guest
 * SDK over penpal or plain messages.
 */
export function createFrameEngine({
  pingIntervalMs = PING_INTERVAL_MS,
}: FrameEngineOptions = {}): PaneEngine {
  const shared = createSharedFrames(pingIntervalMs);
  return {
    load: async (entry) => ({
      mount: (pane) =>
        entry.instance === 'app' ? shared.mount(entry, pane) : mountFrame(entry, pane, pingIntervalMs),
    }),
  };
}

async function mountFrame(
  entry: MicroAppEntry,
  pane: PaneContext,
  pingIntervalMs: number,
): Promise<PaneHandle> {
  const current = { path: pane.path, locale: pane.locale, theme: pane.theme };
  let shown = true;
  const open = await openFrame({
    entry,
    place: pane.container,
    path: pane.path,
    title: pane.title,
    signal: pane.signal,
    pingIntervalMs,
    pane: () => pane,
    current: () => current,
    onPathChange(path, replace) {
      current.path = path;
      pane.onPathChange(path, { replace });
    },
    isShown: () => shown,
  });
  return frameHandle(open, pane, current, {
    show() {
      shown = true;
      setFrameHidden(open.frame, false);
    },
    hide() {
      shown = false;
      setFrameHidden(open.frame, true);
    },
    navigate(path) {
      open.link.deliver({ type: 'navigate', payload: { path, replace: true } });
    },
    dispose: async () => open.dispose(),
  });
}
