import { activatePane, mountVisible, viewPane } from './activatePane.ts';
import { insertPane } from './arrangePanes.ts';
import { hashPaneKey } from './hashPaneKey.ts';
import { findPane, getHomePane } from './selectors.ts';
import { addressEffect, besideActive } from './splitView.ts';
import type { DiscardableEvent, Pane, TabsEffect, TabsEvent, TabsState, TabsStep } from './types.ts';

/** How many closed panes can be brought back. */
const MAX_CLOSED_PANES = 10;

/** Closes one pane; home and other panes that may not be closed are refused. */
export function closePane(state: TabsState, event: Extract<TabsEvent, { type: 'close' }>): TabsStep {
  const pane = findPane(state, event.key);
  if (!pane) return [state];
  if (!pane.closable) {
    const reason = pane.kind === 'home' ? 'home-not-closable' : 'pane-not-closable';
    return [state, [{ type: 'close-refused', pane, reason }]];
  }
  return unlessUnsaved(state, [pane], event) ?? removePanes(state, [pane]);
}

/** Closes what may be closed on one side of a pane, around it, or everywhere; pinned panes only everywhere. */
export function closeManyPanes(
  state: TabsState,
  event: Extract<TabsEvent, { type: 'close-many' }>,
): TabsStep {
  const swept = sweptPanes(state, event);
  const successor = event.scope === 'all' ? getHomePane(state).key : hashPaneKey(event.key);
  return unlessUnsaved(state, swept, event) ?? removePanes(state, swept, successor);
}

/** Whether an event loses the unsaved input of the panes that it closes or reloads. */
export function isDiscardable(event: TabsEvent): event is DiscardableEvent {
  return event.type === 'close' || event.type === 'close-many' || event.type === 'reload';
}

/** Returns the mounted panes to ask before an event closes or reloads them; of those marked as unsaved it is known. */
export function panesToAsk(state: TabsState, event: DiscardableEvent): readonly Pane[] {
  if (event.discard) return [];
  return affectedPanes(state, event).filter(({ key, marks }) => state.live.includes(key) && !marks?.dirty);
}

function affectedPanes(state: TabsState, event: DiscardableEvent): readonly Pane[] {
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
): TabsStep | undefined {
  const unsaved = panes.filter((pane) => pane.marks?.dirty || event.unsaved?.includes(pane.key));
  if (event.discard || unsaved.length === 0) return undefined;
  return [state, [{ type: 'ask-to-discard', panes: unsaved, event: { ...event, discard: true } }]];
}

/** Brings the pane that was closed last back to its place. */
export function reopenClosed(state: TabsState): TabsStep {
  const last = state.closed.at(-1);
  if (!last) return [state];
  const panes = insertPane(state.panes, last.pane, last.index);
  return viewPane({ ...state, panes, closed: state.closed.slice(0, -1) }, last.pane.key, 'push');
}

function removePanes(state: TabsState, removed: readonly Pane[], successor?: string): TabsStep {
  if (removed.length === 0) return [state];
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
    closed: [...state.closed, ...closed].slice(-MAX_CLOSED_PANES),
    split: split && stays(split.left) && stays(split.right) ? split : undefined,
  };
  const effects: TabsEffect[] = [{ type: 'panes-closed', panes: removed }];
  const neighbour = besideActive(state)?.key;
  if (stays(state.activeKey)) {
    const isAlone = neighbour !== undefined && !stays(neighbour);
    return [next, isAlone ? [...effects, ...addressEffect(next, 'push')] : effects];
  }
  const beside = neighbour !== undefined && stays(neighbour) ? neighbour : undefined;
  const follower = successor ?? beside ?? next.recent.at(-1) ?? getHomePane(next).key;
  const activated = mountVisible(activatePane(next, follower));
  return [activated, [...effects, ...addressEffect(activated, 'push')]];
}
