import { mountVisible } from '../../core/activatePane.ts';
import { insertPane } from '../../core/arrangePanes.ts';
import { toPane } from '../../core/createTabsState.ts';
import type { Pane, PaneInput, SplitView, TabsState } from '../../core/types.ts';

/** A pane as a saved workspace keeps it. */
export type KeptPane = Pick<Pane, 'key' | 'kind' | 'app' | 'path' | 'tab' | 'menuId' | 'pinned'>;

/** What was open when a workspace was saved. */
export type KeptPanes = {
  /** In the strip's order; home is first. */
  panes: readonly KeptPane[];
  activeKey: string;
  split?: SplitView;
  splitRatio: number;
};

/** A saved workspace as it is opened. */
export type PlacedWorkspace = {
  state: TabsState;
  /** Panes that are not opened: they may not be seen, or nothing leads to them any more. */
  left: readonly KeptPane[];
  /** Keys of panes that were open before and are no more. */
  closed: readonly string[];
};

/** What is open now, with the inner addresses; `titleOf` names each as the person sees it. */
export function captureWorkspace(state: TabsState, titleOf: (pane: Pane) => string): KeptPanes {
  const { activeKey, split, splitRatio } = state;
  const panes = state.panes.map((pane) => {
    const { key, kind, app, path, menuId, pinned } = pane;
    return {
      key,
      kind,
      path,
      tab: titleOf(pane),
      ...(app !== undefined && { app }),
      ...(menuId !== undefined && { menuId }),
      ...(pinned && { pinned }),
    };
  });
  return { panes, activeKey, splitRatio, ...(split && { split }) };
}

/**
 * The panes of a saved workspace in place of those that are open. Home is today's. `resolve` says how a pane is opened
 * today, or undefined when it may not be. Only what is shown is mounted, besides what is open and stands there already.
 */
export function placeWorkspace(
  state: TabsState,
  kept: KeptPanes,
  resolve: (pane: KeptPane) => PaneInput | undefined,
): PlacedWorkspace {
  const home = state.panes.find(({ kind }) => kind === 'home');
  let panes: Pane[] = home ? [home] : [];
  const left: KeptPane[] = [];
  /* Open already, and where the workspace has them. */
  const there = new Set(home && [home.key]);
  // Home has another key where the workspace was saved by somebody else.
  const keyOf = new Map<string, string>();
  for (const pane of kept.panes) {
    if (pane.kind === 'home' && home) {
      keyOf.set(pane.key, home.key);
      continue;
    }
    const input = resolve(pane);
    if (!input) {
      left.push(pane);
      continue;
    }
    const opened = { ...toPane({ ...input, key: pane.key }), ...(pane.pinned && { pinned: true }) };
    const open = state.panes.find(({ key }) => key === opened.key);
    const isThere = open?.path === opened.path && open.app === opened.app;
    if (keyOf.has(pane.key) || panes.some(({ key }) => key === opened.key)) continue;
    keyOf.set(pane.key, opened.key);
    if (isThere) there.add(opened.key);
    panes = insertPane(panes, isThere ? { ...open, pinned: opened.pinned } : opened, panes.length);
  }
  const isIn = (key: string | undefined) => panes.some((pane) => pane.key === key);
  const activeKey = keyOf.get(kept.activeKey) ?? panes.at(-1)?.key ?? state.activeKey;
  const split = kept.split && {
    left: keyOf.get(kept.split.left) ?? '',
    right: keyOf.get(kept.split.right) ?? '',
  };
  const isSplit = split && isIn(split.left) && isIn(split.right) && split.left !== split.right;
  const placed = mountVisible({
    ...state,
    panes,
    activeKey,
    recent: state.recent.filter((key) => key !== activeKey && isIn(key)),
    live: state.live.filter((key) => there.has(key)),
    split: isSplit ? split : undefined,
    splitRatio: kept.splitRatio,
  });
  const closed = state.panes.filter(({ key }) => !isIn(key)).map(({ key }) => key);
  return { state: placed, left, closed };
}
