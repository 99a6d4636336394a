import { countView, isCounted } from './history.ts';
import { addressEffect, visibleKeys } from './splitView.ts';
import type { Pane, TabsEffect, TabsState, TabsStep } from './types.ts';

/** Brings an open pane to the front without counting a view. */
export function activatePane(state: TabsState, key: string): TabsState {
  if (key === state.activeKey) return state;
  const isOpen = state.panes.some((pane) => pane.key === state.activeKey);
  const recent = state.recent.filter((entry) => entry !== key && entry !== state.activeKey);
  return mountVisible({
    ...state,
    activeKey: key,
    recent: isOpen ? [...recent, state.activeKey] : recent,
  });
}

/** Mounts what is shown, and unmounts what may not be kept while it is hidden. */
export function mountVisible(state: TabsState): TabsState {
  const visible = visibleKeys(state);
  const hidden = state.live.filter((key) => !visible.includes(key) && !isUncached(state, key));
  return {
    ...state,
    live: [...hidden, ...visible.filter((key) => key !== state.activeKey), state.activeKey],
  };
}

/** Brings an open pane to the front because somebody wants to see it: the view counts, the address may follow. */
export function viewPane(state: TabsState, key: string, address?: 'push' | 'replace'): TabsStep {
  if (key === state.activeKey) return [state];
  const activated = activatePane(state, key);
  const panes = activated.panes.map((pane) =>
    pane.key === key ? { ...pane, views: viewsBefore(state, pane) + 1 } : pane,
  );
  const pane = panes.find((candidate) => candidate.key === key);
  if (!pane) return [state];
  const next = { ...activated, panes, history: countView(state.history, pane) };
  const effects: TabsEffect[] = [];
  if (isCounted(pane)) effects.push({ type: 'pane-viewed', pane });
  if (address) effects.push(...addressEffect(next, address));
  return [next, effects];
}

function isUncached(state: TabsState, key: string): boolean {
  return state.panes.find((pane) => pane.key === key)?.noCache === true;
}

function viewsBefore(state: TabsState, pane: Pane): number {
  return isCounted(pane) ? (state.history.find((entry) => entry.key === pane.key)?.views ?? 0) : pane.views;
}
