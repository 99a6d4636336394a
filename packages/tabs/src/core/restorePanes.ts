import { mountVisible } from './activatePane.ts';
import { insertPane } from './arrangePanes.ts';
import { createTabsState, toPane } from './createTabsState.ts';
import { followLocation } from './followLocation.ts';
import { homeIdOf, type SavedPanes } from './persistence.ts';
import type { LocationChanged, Pane, PaneInput, SplitView, TabsState, ViewedPane } from './types.ts';

/** What decides which saved panes come back. */
export type RestorePanesOptions = {
  /** Home as the system's menu names it today. */
  home: PaneInput;
  /** The menu behind a saved pane, or undefined when the person no longer has it. */
  findMenu: (pane: Pane) => PaneInput | undefined;
  /** Whether a saved pane may be opened today, of whatever kind it is. @default all may */
  mayRestore?: (pane: Pane) => boolean;
  /** 1 restores the saved panes, 2 starts with home alone. @default 1 */
  saveMenuStatus?: 1 | 2;
  history?: readonly ViewedPane[];
  /** How many panes stay mounted; the others sleep. @default 20 */
  maxLive?: number;
  /** What the browser's address shows, once the saved panes are known; undefined leaves the saved one in front. */
  locate?: (state: TabsState) => LocationChanged | undefined;
};

/** The state to start with, and what became of the saved panes. */
export type RestoredPanes = {
  state: TabsState;
  /** Keys of saved panes that no menu names any more, or that may not be opened. */
  dropped: readonly string[];
  /** Why nothing was taken over. */
  cleared?: 'nothing-saved' | 'home-only' | 'home-changed';
};

/** Rebuilds the panes of the last visit against today's menus, the saved active one in front. */
export function restorePanes(saved: SavedPanes | undefined, options: RestorePanesOptions): RestoredPanes {
  const restored = restoreSaved(saved, options);
  const location = options.locate?.(restored.state);
  if (!location) return restored;
  const [state] = followLocation(restored.state, location);
  return { ...restored, state: mountVisible({ ...state, live: [] }) };
}

function restoreSaved(saved: SavedPanes | undefined, options: RestorePanesOptions): RestoredPanes {
  const fresh = createTabsState(options.home, options.history, options.maxLive);
  if (!saved) return { state: fresh, dropped: [], cleared: 'nothing-saved' };
  if (options.saveMenuStatus === 2) return { state: fresh, dropped: [], cleared: 'home-only' };
  const home = fresh.panes[0];
  if (!home || saved.homeMenuId !== homeIdOf(home)) {
    return { state: fresh, dropped: [], cleared: 'home-changed' };
  }
  let panes: Pane[] = [home];
  const dropped: string[] = [];
  const keys = new Set([home.key]);
  for (const pane of saved.panes) {
    if (pane.kind === 'home' || keys.has(pane.key)) continue;
    const restored = options.mayRestore?.(pane) !== false && restorePane(pane, options.findMenu);
    if (!restored) {
      dropped.push(pane.key);
      continue;
    }
    keys.add(restored.key);
    panes = insertPane(panes, restored, panes.length);
  }
  const recent = [...new Set(saved.recent)].filter((key) => keys.has(key));
  const activeKey = keys.has(saved.activeKey) ? saved.activeKey : (recent.at(-1) ?? home.key);
  return {
    state: mountVisible({
      ...fresh,
      panes,
      activeKey,
      recent: recent.filter((key) => key !== activeKey),
      live: [],
      split: restoreSplit(saved.split, keys),
      splitRatio: saved.splitRatio,
    }),
    dropped,
  };
}

function restoreSplit(split: SplitView | undefined, keys: ReadonlySet<string>): SplitView | undefined {
  const isOpen = split && split.left !== split.right && keys.has(split.left) && keys.has(split.right);
  return isOpen ? split : undefined;
}

function restorePane(pane: Pane, findMenu: RestorePanesOptions['findMenu']): Pane | undefined {
  if (pane.external || pane.ignore) return pane;
  const menu = findMenu(pane);
  if (!menu || menu.kind === 'home') return undefined;
  const isSameApp = menu.kind === pane.kind && menu.app === pane.app;
  const path = isSameApp ? pane.path : menu.path;
  return { ...toPane(menu, pane.views), key: pane.key, path, pinned: pane.pinned };
}
