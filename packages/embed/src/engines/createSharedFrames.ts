import { CHUNK_TIMEOUT_MS } from '../core/constants.ts';
import type { MicroAppEntry } from '../core/types.ts';
import { within } from '../core/within.ts';
import { createFrameLayer, type FrameLayer } from './createFrameLayer.ts';
import { frameHandle } from './frameHandle.ts';
import { type OpenFrame, openFrame } from './openFrame.ts';
import type { PaneContext, PaneHandle } from './types.ts';

type Attached = {
  pane: PaneContext;
  current: Pick<PaneContext, 'path' | 'locale' | 'theme'>;
  shown: boolean;
};

type SharedFrame = {
  layer: FrameLayer;
  opened: Promise<OpenFrame>;
  panes: Set<Attached>;
  /** The pane that the frame shows, or showed last. */
  front: { now: Attached };
  ended: AbortController;
};

/** Makes frames that serve all panes of their app: the frame stays where it is and shows the path of the pane in front. */
export function createSharedFrames(pingIntervalMs: number) {
  const frames = new Map<string, SharedFrame>();

  const open = (entry: MicroAppEntry, first: Attached): SharedFrame => {
    const layer = createFrameLayer(first.pane.container);
    const ended = new AbortController();
    const front = { now: first };
    const opened = openFrame({
      entry,
      place: layer.element,
      path: first.current.path,
      title: first.pane.title,
      // Not the first pane's own signal: others may wait for the same frame when it closes.
      signal: AbortSignal.any([ended.signal, AbortSignal.timeout(CHUNK_TIMEOUT_MS)]),
      pingIntervalMs,
      pane: () => front.now.pane,
      current: () => front.now.current,
      onPathChange(path, replace) {
        front.now.current.path = path;
        front.now.pane.onPathChange(path, { replace });
      },
      isShown: () => front.now.shown,
    });
    const shared: SharedFrame = { layer, opened, panes: new Set(), front, ended };
    frames.set(entry.name, shared);
    shared.opened.catch(() => {
      if (frames.get(entry.name) === shared) frames.delete(entry.name);
      layer.remove();
    });
    return shared;
  };

  return {
    async mount(entry: MicroAppEntry, pane: PaneContext): Promise<PaneHandle> {
      const { path, locale, theme } = pane;
      const self: Attached = { pane, current: { path, locale, theme }, shown: false };
      const shared = frames.get(entry.name) ?? open(entry, self);
      shared.panes.add(self);
      const leave = () => {
        shared.panes.delete(self);
        if (shared.panes.size > 0) return;
        if (frames.get(entry.name) === shared) frames.delete(entry.name);
        shared.ended.abort();
        shared.layer.remove();
        shared.opened.then((there) => there.dispose()).catch(() => undefined);
      };
      let opened: OpenFrame;
      try {
        opened = await within(shared.opened, pane.signal);
      } catch (error) {
        leave();
        throw error;
      }
      const goTo = (to: string) =>
        opened.link.deliver({ type: 'navigate', payload: { path: to, replace: true } });
      const show = () => {
        const before = shared.front.now;
        self.shown = true;
        shared.front.now = self;
        hearScope();
        opened.frame.title = pane.title;
        shared.layer.show(pane.container);
        if (before !== self && before.current.path !== self.current.path) goTo(self.current.path);
      };
      let stopHearing: (() => void) | undefined;
      const hearScope = () => {
        stopHearing ??= pane.portal.onScope?.((scope) => {
          if (shared.front.now === self) opened.link.deliver({ type: 'scope', payload: scope });
        });
      };
      return frameHandle(opened, pane, self.current, {
        show,
        hide() {
          self.shown = false;
          if (shared.front.now === self) shared.layer.hide();
        },
        navigate(to) {
          if (shared.front.now === self) goTo(to);
        },
        async dispose() {
          stopHearing?.();
          leave();
        },
      });
    },
  };
}
