import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examplePane } from '../testing/examplePanes.ts';
import { createTabsState } from './createTabsState.ts';
import { parsePanes, serializePanes } from './persistence.ts';
import { restorePanes } from './restorePanes.ts';
import { visibleKeys } from './splitView.ts';
import { transition } from './transition.ts';
import type { TabsEvent, TabsState } from './types.ts';

const keys = ['home', 'a', 'b', 'c', 'd', `long-${'x'.repeat(40)}`, '__proto__'];
const key = constantFrom(...keys);
const pane = record({ key, noCache: boolean(), closable: boolean() }).map((fields) =>
  examplePane(fields.key, fields),
);
const side = constantFrom('left' as const, 'right' as const);
const event: Arbitrary<TabsEvent> = oneof(
  record({ type: constant('open' as const), pane, navigate: boolean() }),
  record({ type: constant('activate' as const), key }),
  record({ type: constant('close' as const), key, discard: boolean() }),
  record({ type: constant('duplicate' as const), key }),
  record({ type: constant('pin' as const), key, pinned: boolean() }),
  record({ type: constant('split' as const), key, side }),
  record({ type: constant('unsplit' as const) }),
  record({ type: constant('focus' as const), key }),
  record({ type: constant('resize-split' as const), ratio: constantFrom(-1, 0.3, Number.NaN, 7) }),
  record({
    type: constant('close-many' as const),
    scope: constantFrom('left', 'right', 'others', 'all'),
    key,
  }),
  record({ type: constant('reopen-closed' as const) }),
  record({ type: constant('move' as const), key, to: integer({ min: -3, max: 12 }) }),
  record({ type: constant('path-changed' as const), key, path: constantFrom('/1', '/2') }),
  record({
    type: constant('location-changed' as const),
    key,
    path: option(constantFrom('/1', '/2'), { nil: undefined }),
    pane: option(pane, { nil: undefined }),
    beside: option(option(record({ pane, side }), { nil: null }), { nil: undefined }),
  }),
  record({ type: constant('mark' as const), key, marks: record({ dirty: boolean() }) }),
  record({ type: constant('reload' as const), key }),
  record({ type: constant('reload-finished' as const), key }),
);
const home = examplePane('home', { kind: 'home' });

function expectSound(state: TabsState) {
  const open = state.panes.map((candidate) => candidate.key);
  expect(new Set(open).size).toBe(open.length);
  expect(state.panes.filter((candidate) => candidate.kind === 'home')).toEqual([state.panes[0]]);
  expect(state.panes[0]).toMatchObject({ key: 'home', closable: false });
  expect(open).toContain(state.activeKey);
  expect(state.live).toContain(state.activeKey);
  expect(state.recent).not.toContain(state.activeKey);
  const split = state.split ? [state.split.left, state.split.right] : [];
  for (const list of [state.recent, state.live, state.reloading, split]) {
    expect(new Set(list).size).toBe(list.length);
    for (const entry of list) expect(open).toContain(entry);
  }
  const pinned = state.panes.slice(1).map((candidate) => Boolean(candidate.pinned));
  expect(pinned).toEqual(pinned.toSorted((one, other) => Number(other) - Number(one)));
  expect(state.live).toEqual(expect.arrayContaining([...visibleKeys(state)]));
  expect(state.splitRatio).toBeGreaterThanOrEqual(0.2);
  expect(state.splitRatio).toBeLessThanOrEqual(0.8);
  if (state.split) expect(state.split.left).not.toBe(state.split.right);
  const sleepers = state.live.filter(
    (entry) => !visibleKeys(state).includes(entry) && !isDirty(state, entry),
  );
  if (state.live.length > state.maxLive) expect(sleepers).toEqual([]);
  for (const { pane: closed } of state.closed) expect(open).not.toContain(closed.key);
}

function isDirty(state: TabsState, entry: string): boolean {
  return state.panes.find((candidate) => candidate.key === entry)?.marks?.dirty === true;
}

describe('transition', () => {
  it('[T19] keeps the panes sound under any sequence of events', () => {
    assert(
      property(array(event, { maxLength: 60 }), (events) => {
        let state = createTabsState(home, [], 3);
        for (const next of events) {
          const before = JSON.stringify(state);
          const [following] = transition(state, next);
          expect(JSON.stringify(state)).toBe(before);
          expectSound(following);
          state = following;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[T19] keeps them sound through storage, whatever menus are left', () => {
    assert(
      property(array(event, { maxLength: 40 }), array(key), (events, menus) => {
        const state = events.reduce((now, next) => transition(now, next)[0], createTabsState(home));
        const parsed = parsePanes(serializePanes(state));
        const { state: restored } = restorePanes(parsed.ok ? parsed.saved : undefined, {
          home,
          findMenu: (saved) => (menus.includes(saved.key) ? examplePane(saved.key) : undefined),
        });
        expectSound(restored);
      }),
    );
  });

  it('[T19] throws on an event that does not exist', () => {
    const unknown = { type: 'explode' } as unknown as TabsEvent;
    expect(() => transition(createTabsState(home), unknown)).toThrow('@portal/tabs: unknown event');
  });
});
