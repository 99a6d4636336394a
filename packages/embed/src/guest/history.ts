import { createEmitter } from '@portal/machine';
import type { PortalGuest } from '../core/types.ts';

/** The path of one pane: its value, its changes and how to change it. */
export type PaneHistory = {
  getPath(): string;
  /** Goes to a path inside the app and tells the portal, whose address and back button follow. */
  navigate(path: string, options?: { replace?: boolean }): void;
  subscribe(listener: () => void): () => void;
};

/** Makes a history in memory, for a module: several panes of one app do not disturb each other. */
export function createMemoryHistory(
  initial: string,
  onNavigate: (path: string, options: { replace: boolean }) => void,
): PaneHistory & { setPath(path: string): void } {
  // No store: with one, the SDK would be above its 5 kB.
  const changed = createEmitter();
  let path = initial;
  const setPath = (next: string) => {
    if (next === path) return;
    path = next;
    changed.emit();
  };
  return {
    getPath: () => path,
    setPath,
    subscribe: changed.subscribe,
    navigate(next, { replace = false } = {}) {
      if (next === path) return;
      setPath(next);
      onNavigate(next, { replace });
    },
  };
}

type HashWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  location: Pick<Location, 'hash' | 'replace'>;
};

/**
 * Makes a history in the frame's own hash. It only ever replaces: every step stays with the portal, because the browser's
 * back button would otherwise undo steps inside frames that nobody sees.
 */
export function createHashHistory(
  guest: Pick<PortalGuest, 'on' | 'routeChanged'>,
  window: HashWindow,
): PaneHistory {
  const getPath = () => window.location.hash.slice(1) || '/';
  const go = (path: string) => window.location.replace(`#${path}`);
  guest.on('navigate', ({ path }) => go(path));
  return {
    getPath,
    navigate(path, { replace = false } = {}) {
      if (path === getPath()) return;
      go(path);
      guest.routeChanged(path, { replace }).catch(() => undefined);
    },
    subscribe(listener) {
      window.addEventListener('hashchange', listener);
      return () => window.removeEventListener('hashchange', listener);
    },
  };
}
