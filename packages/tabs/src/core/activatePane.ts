import { countView, isCounted } from './history.ts';
import type { Pane, TabsEffect, TabsState, TabsTransition } from './types.ts';

/** Brings an open pane to the front without counting a view. */
export function activatePane(state: TabsState, key: string): TabsState {
  if (key === state.activeKey) return state;
  const previous = state.panes.find((pane) => pane.key === state.activeKey);
  const recent = state.recent.filter((entry) => entry !== key && entry !== state.activeKey);
  const live = state.live.filter((entry) => entry !== key && !(entry === previous?.key && previous.noCache));
  return {
    ...state,
    activeKey: key,
    recent: previous ? [...recent, previous.key] : recent,
    live: [...live, key],
  };
}

/** Brings an open pane to the front because somebody wants to see it: the view counts, the address may follow. */
export function viewPane(state: TabsState, key: string, address?: 'push' | 'replace'): TabsTransition {
  if (key === state.activeKey) return { state, effects: [] };
  const activated = activatePane(state, key);
  const panes = activated.panes.map((pane) =>
    pane.key === key ? { ...pane, views: viewsBefore(state, pane) + 1 } : pane,
  );
  const pane = panes.find((candidate) => candidate.key === key);
  if (!pane) return { state, effects: [] };
  const effects: TabsEffect[] = [];
  if (isCounted(pane)) effects.push({ type: 'pane-viewed', pane });
  if (address) effects.push({ type: 'address', pane, mode: address });
  return { state: { ...activated, panes, history: countView(state.history, pane) }, effects };
}

function viewsBefore(state: TabsState, pane: Pane): number {
  return isCounted(pane) ? (state.history.find((entry) => entry.key === pane.key)?.views ?? 0) : pane.views;
}
