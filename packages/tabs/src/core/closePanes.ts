import { activatePane, viewPane } from './activatePane.ts';
import { CLOSED_LIMIT } from './constants.ts';
import { hashPaneKey } from './hashPaneKey.ts';
import { getHomePane } from './selectors.ts';
import type { CloseScope, TabsEffect, TabsState, TabsTransition } from './types.ts';

/** Closes one pane; home and other panes that may not be closed are refused. */
export function closePane(state: TabsState, key: string): TabsTransition {
  const hashed = hashPaneKey(key);
  const pane = state.panes.find((candidate) => candidate.key === hashed);
  if (!pane) return { state, effects: [] };
  if (!pane.closable) {
    const reason = pane.kind === 'home' ? 'home-not-closable' : 'pane-not-closable';
    return { state, effects: [{ type: 'close-refused', pane, reason }] };
  }
  return removePanes(state, new Set([hashed]));
}

/** Closes what may be closed on one side of a pane, around it, or everywhere. */
export function closeManyPanes(state: TabsState, scope: CloseScope, key: string): TabsTransition {
  const hashed = hashPaneKey(key);
  const pivot = state.panes.findIndex((pane) => pane.key === hashed);
  if (pivot < 0 && scope !== 'all') return { state, effects: [] };
  const isSwept = (index: number) =>
    scope === 'all' ||
    (scope === 'left' && index < pivot) ||
    (scope === 'right' && index > pivot) ||
    (scope === 'others' && index !== pivot);
  const swept = state.panes.filter((pane, index) => pane.closable && isSwept(index));
  const successor = scope === 'all' ? getHomePane(state).key : hashed;
  return removePanes(state, new Set(swept.map((pane) => pane.key)), successor);
}

/** Brings the pane that was closed last back to its place. */
export function reopenClosed(state: TabsState): TabsTransition {
  const last = state.closed.at(-1);
  if (!last) return { state, effects: [] };
  const panes = [...state.panes];
  panes.splice(Math.max(1, Math.min(last.index, panes.length)), 0, last.pane);
  return viewPane({ ...state, panes, closed: state.closed.slice(0, -1) }, last.pane.key, 'push');
}

function removePanes(state: TabsState, keys: ReadonlySet<string>, successor?: string): TabsTransition {
  const removed = state.panes.flatMap((pane, index) => (keys.has(pane.key) ? [{ pane, index }] : []));
  if (removed.length === 0) return { state, effects: [] };
  const stays = (key: string) => !keys.has(key);
  const next = {
    ...state,
    panes: state.panes.filter((pane) => stays(pane.key)),
    recent: state.recent.filter(stays),
    live: state.live.filter(stays),
    reloading: state.reloading.filter(stays),
    closed: [...state.closed, ...removed.map(withoutMarks)].slice(-CLOSED_LIMIT),
  };
  const effects: TabsEffect[] = [{ type: 'panes-closed', panes: removed.map(({ pane }) => pane) }];
  if (stays(state.activeKey)) return { state: next, effects };
  const activated = activatePane(next, successor ?? next.recent.at(-1) ?? getHomePane(next).key);
  const pane = activated.panes.find((candidate) => candidate.key === activated.activeKey);
  if (pane) effects.push({ type: 'address', pane, mode: 'push' });
  return { state: activated, effects };
}

function withoutMarks({ pane, index }: { pane: TabsState['panes'][number]; index: number }) {
  return { pane: { ...pane, marks: undefined }, index };
}
