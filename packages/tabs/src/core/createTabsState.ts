import { hashPaneKey } from './hashPaneKey.ts';
import type { Pane, PaneInput, TabsState, ViewedPane } from './types.ts';

/** How many panes stay mounted when the caller does not say. */
const MAX_LIVE_PANES = 20;

/** A pane with home open alone; every other state grows from this one. */
export function createTabsState(
  home: PaneInput,
  history: readonly ViewedPane[] = [],
  maxLive: number = MAX_LIVE_PANES,
): TabsState {
  const pane = toHomePane(home);
  return {
    panes: [pane],
    activeKey: pane.key,
    recent: [],
    live: [pane.key],
    reloading: [],
    closed: [],
    history,
    maxLive: Math.max(1, maxLive),
    splitRatio: 0.5,
  };
}

/** A caller's description as a pane that nobody has seen yet. */
export function toPane(input: PaneInput, views = 0): Pane {
  return { ...input, key: hashPaneKey(input.key), closable: input.closable ?? true, views };
}

/** The same for the home pane, which can never be closed. */
function toHomePane(input: PaneInput): Pane {
  return { ...toPane(input), kind: 'home', closable: false };
}
