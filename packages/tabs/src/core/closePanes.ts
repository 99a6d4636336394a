import { activatePane, mountVisible, viewPane } from './activatePane.ts';
import { insertPane } from './arrangePanes.ts';
import { CLOSED_LIMIT } from './constants.ts';
import { hashPaneKey } from './hashPaneKey.ts';
import { findPane, getHomePane } from './selectors.ts';
import { addressEffect, besideActive } from './splitView.ts';
import type { DiscardableEvent, Pane, TabsEffect, TabsEvent, TabsState, TabsTransition } from './types.ts';

/** Closes one pane; home and other panes that may not be closed are refused. */
export function closePane(state: TabsState, event: Extract<TabsEvent, { type: 'close' }>): TabsTransition {
  const pane = findPane(state, event.key);
  if (!pane) return { state, effects: [] };
  if (!pane.closable) {
    const reason = pane.kind === 'home' ? 'home-not-closable' : 'pane-not-closable';
    return { state, effects: [{ type: 'close-refused', pane, reason }] };
  }
  return unlessUnsaved(state, [pane], event) ?? removePanes(state, [pane]);
}

/** Closes what may be closed on one side of a pane, around it, or everywhere; pinned panes only everywhere. */
export function closeManyPanes(
  state: TabsState,
  event: Extract<TabsEvent, { type: 'close-many' }>,
): TabsTransition {
  const swept = sweptPanes(state, event);
  const successor = event.scope === 'all' ? getHomePane(state).key : hashPaneKey(event.key);
  return unlessUnsaved(state, swept, event) ?? removePanes(state, swept, successor);
}

/** The panes that an event would close or reload. */
export function affectedPanes(state: TabsState, event: DiscardableEvent): readonly Pane[] {
  if (event.type === 'close-many') return sweptPanes(state, event);
  const pane = findPane(state, event.key);
  return pane && (pane.closable || event.type === 'reload') ? [pane] : [];
}

function sweptPanes(
  { panes }: TabsState,
  { scope, key }: Extract<TabsEvent, { type: 'close-many' }>,
): readonly Pane[] {
  const hashed = hashPaneKey(key);
  const pivot = panes.findIndex((pane) => pane.key === hashed);
  if (scope === 'all') return panes.filter((pane) => pane.closable);
  if (pivot < 0) return [];
  const [first, last] = { left: [0, pivot], right: [pivot + 1, panes.length], others: [0, panes.length] }[
    scope
  ];
  return panes.slice(first, last).filter((pane) => pane.closable && !pane.pinned && pane.key !== hashed);
}

/** The question to ask first when an event would lose unsaved input of these panes. */
export function unlessUnsaved(
  state: TabsState,
  panes: readonly Pane[],
  event: DiscardableEvent,
): TabsTransition | undefined {
  const unsaved = panes.filter((pane) => pane.marks?.dirty || event.unsaved?.includes(pane.key));
  if (event.discard || unsaved.length === 0) return undefined;
  return { state, effects: [{ type: 'unsaved', panes: unsaved, event: { ...event, discard: true } }] };
}

/** Brings the pane that was closed last back to its place. */
export function reopenClosed(state: TabsState): TabsTransition {
  const last = state.closed.at(-1);
  if (!last) return { state, effects: [] };
  const panes = insertPane(state.panes, last.pane, last.index);
  return viewPane({ ...state, panes, closed: state.closed.slice(0, -1) }, last.pane.key, 'push');
}

function removePanes(state: TabsState, removed: readonly Pane[], successor?: string): TabsTransition {
  if (removed.length === 0) return { state, effects: [] };
  const stays = (key: string) => removed.every((pane) => pane.key !== key);
  const closed = removed.map((pane) => ({
    pane: { ...pane, marks: undefined },
    index: state.panes.indexOf(pane),
  }));
  const { split } = state;
  const next: TabsState = {
    ...state,
    panes: state.panes.filter((pane) => stays(pane.key)),
    recent: state.recent.filter(stays),
    live: state.live.filter(stays),
    reloading: state.reloading.filter(stays),
    closed: [...state.closed, ...closed].slice(-CLOSED_LIMIT),
    split: split && stays(split.left) && stays(split.right) ? split : undefined,
  };
  const effects: TabsEffect[] = [{ type: 'panes-closed', panes: removed }];
  const neighbour = besideActive(state)?.key;
  if (stays(state.activeKey)) {
    const isAlone = neighbour !== undefined && !stays(neighbour);
    return { state: next, effects: isAlone ? [...effects, ...addressEffect(next, 'push')] : effects };
  }
  const beside = neighbour !== undefined && stays(neighbour) ? neighbour : undefined;
  const follower = successor ?? beside ?? next.recent.at(-1) ?? getHomePane(next).key;
  const activated = mountVisible(activatePane(next, follower));
  return { state: activated, effects: [...effects, ...addressEffect(activated, 'push')] };
}
