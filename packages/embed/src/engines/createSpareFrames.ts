import { CHUNK_TIMEOUT_MS, SPARE_DELAY_MS } from '../core/constants.ts';
import { GuestRefusal } from '../core/errors.ts';
import type { MicroAppEntry, PortalHost } from '../core/types.ts';
import { setFrameHidden } from './createFrame.ts';
import type { OpenFrame } from './openFrame.ts';
import { openSeat, type Seat } from './openSeat.ts';
import type { PaneContext } from './types.ts';

type Spare = { seat: Seat; place: HTMLElement; ended: AbortController; opened?: OpenFrame };

/** A frame that a pane has taken over. */
export type TakenFrame = { seat: Seat; open: OpenFrame };

/** Where frames wait: the element that holds all panes. */
const HOST = '[data-embed-host]';

/**
 * Keeps one frame per app ready before a pane needs it. It gets into its pane by `moveBefore`, which alone keeps it
 * loaded; a browser without that has no spare frames.
 */
export function createSpareFrames(pingIntervalMs: number) {
  const spares = new Map<string, Spare>();
  const panes = new Map<string, number>();

  const drop = (name: string) => {
    const spare = spares.get(name);
    spares.delete(name);
    spare?.ended.abort();
    spare?.opened?.dispose();
    spare?.place.remove();
  };

  /** Opens one soon, beside the panes of the one that is open. */
  const keep = (entry: MicroAppEntry, { container, locale, theme }: PaneContext) => {
    const host = container.closest<HTMLElement>(HOST) ?? document.body;
    setTimeout(() => {
      const known = spares.get(entry.name);
      if (known?.place.isConnected || !panes.has(entry.name) || !host.isConnected) return;
      drop(entry.name);
      const ended = new AbortController();
      const place = host.appendChild(document.createElement('div'));
      place.style.cssText = 'position:absolute;inset:0;visibility:hidden;contain:strict';
      place.inert = true;
      const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(CHUNK_TIMEOUT_MS)]);
      const pane = nobody(entry, { container: place, locale, theme, signal });
      const seat: Seat = { pane, current: { path: '/', locale, theme, waiting: true }, shown: false };
      const spare: Spare = { seat, place, ended };
      spares.set(entry.name, spare);
      openSeat(entry, seat, { place, signal, pingIntervalMs }).then(
        (opened) => {
          spare.opened = opened;
        },
        () => {
          if (spares.get(entry.name) === spare) drop(entry.name);
        },
      );
    }, SPARE_DELAY_MS);
  };

  return {
    /** Counts a pane of the app as open. Returns a function that ends it. */
    enter(entry: MicroAppEntry, pane: PaneContext): () => void {
      if (!entry.spare || !canMove(pane.container)) return () => undefined;
      panes.set(entry.name, (panes.get(entry.name) ?? 0) + 1);
      keep(entry, pane);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const others = (panes.get(entry.name) ?? 1) - 1;
        if (others > 0) return void panes.set(entry.name, others);
        panes.delete(entry.name);
        drop(entry.name);
      };
    },
    /** Gives the waiting frame to a pane and resolves once its app has learned of it; undefined when none waits. */
    async take(entry: MicroAppEntry, pane: PaneContext): Promise<TakenFrame | undefined> {
      const spare = spares.get(entry.name);
      const open = spare?.opened;
      if (!spare || !open || !canMove(pane.container) || !spare.place.isConnected) return undefined;
      spares.delete(entry.name);
      const { path, locale, theme } = pane;
      Object.assign(spare.seat, { pane, current: { path, locale, theme }, shown: true });
      open.frame.title = pane.title;
      pane.container.moveBefore(open.frame, null);
      setFrameHidden(open.frame, false);
      spare.place.remove();
      open.attend();
      const learned = open.nextHello(pane.signal);
      open.link.deliver({ type: 'navigate', payload: { path, replace: true } });
      await learned;
      return { seat: spare.seat, open };
    },
  };
}

type Movable = HTMLElement & { moveBefore(node: Node, before: Node | null): void };

function canMove(container: HTMLElement): container is Movable {
  return 'moveBefore' in container && container.isConnected;
}

/** Answers nothing: an app has nothing to ask before it has a pane. */
const REFUSING = new Proxy({} as PortalHost, {
  get(_target, name) {
    if (name === 'onShortcuts' || name === 'onUserInfoChanged' || name === 'onScope') return undefined;
    return () => {
      throw new GuestRefusal('closed', 'no pane has this frame');
    };
  },
});

function nobody(
  entry: MicroAppEntry,
  given: Pick<PaneContext, 'container' | 'locale' | 'theme' | 'signal'>,
): PaneContext {
  const nothing = () => undefined;
  return {
    ...given,
    paneId: '',
    title: entry.name,
    path: '/',
    portal: REFUSING,
    onPathChange: nothing,
    onErrorReport: nothing,
    onResponsiveChange: nothing,
    onCrash: nothing,
    onSnapshot: nothing,
    render: nothing,
  };
}
