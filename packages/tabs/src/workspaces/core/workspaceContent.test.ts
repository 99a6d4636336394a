import { describe, expect, it } from 'vitest';
import { createTabsState } from '../../core/createTabsState.ts';
import { transition } from '../../core/transition.ts';
import type { Pane, PaneInput, TabsEvent, TabsState } from '../../core/types.ts';
import { captureWorkspace, type KeptPane, placeWorkspace } from './workspaceContent.ts';

const HOME: PaneInput = { key: 'home', kind: 'home', path: '/', tab: 'Home' };
const page = (key: string, path = `/${key}`): PaneInput => ({
  key,
  kind: 'micro-app',
  app: 'orders',
  path,
  tab: key,
  menuId: `m-${key}`,
});

/** The panes after some events. */
function after(...events: TabsEvent[]): TabsState {
  return events.reduce((state, event) => transition(state, event)[0], createTabsState(HOME));
}
const open = (key: string, path?: string): TabsEvent => ({ type: 'open', pane: page(key, path) });
const keys = ({ panes }: { panes: readonly { key: string }[] }) => panes.map(({ key }) => key);
const capture = (state: TabsState) => captureWorkspace(state, ({ tab }: Pane) => tab);
const asKept = ({ key, kind, app, path, tab, menuId }: KeptPane): PaneInput => ({
  key,
  kind,
  app,
  path,
  tab,
  menuId,
});

describe('a workspace that is saved', () => {
  it('[T500] names what is open in its order, where each page stands, what is in front, pinned and split', () => {
    const state = after(
      open('a'),
      open('b'),
      { type: 'path-changed', key: 'b', path: '/b?site=DE' },
      { type: 'pin', key: 'b', pinned: true },
      { type: 'split', key: 'a', side: 'right' },
      { type: 'resize-split', ratio: 0.3 },
      { type: 'mark', key: 'a', marks: { dirty: true } },
    );
    expect(capture(state)).toEqual({
      panes: [
        { key: 'home', kind: 'home', path: '/', tab: 'Home' },
        {
          key: 'b',
          kind: 'micro-app',
          app: 'orders',
          path: '/b?site=DE',
          tab: 'b',
          menuId: 'm-b',
          pinned: true,
        },
        { key: 'a', kind: 'micro-app', app: 'orders', path: '/a', tab: 'a', menuId: 'm-a' },
      ],
      activeKey: state.activeKey,
      split: { left: 'b', right: 'a' },
      splitRatio: 0.3,
    });
  });
});

describe('a workspace that is opened', () => {
  const saved = capture(after(open('a'), open('b'), open('c'), { type: 'activate', key: 'b' }));

  it('[T501] is what it was, with only the page in front mounted', () => {
    const { state, left, closed } = placeWorkspace(after(), saved, asKept);
    expect(keys(state)).toEqual(['home', 'a', 'b', 'c']);
    expect(state.activeKey).toBe('b');
    expect(state.live, 'home was mounted before').toEqual(['home', 'b']);
    expect([left, closed]).toEqual([[], []]);
  });

  it('[T501] mounts both pages of a split', () => {
    const split = capture(after(open('a'), open('b'), { type: 'split', key: 'a', side: 'right' }));
    const { state } = placeWorkspace(after(), split, asKept);
    expect(state.split).toEqual({ left: 'b', right: 'a' });
    expect([...state.live].sort()).toEqual(['a', 'b', 'home']);
  });

  it('[T502] takes the place of what was open, but keeps pages that stand there already', () => {
    const before = after(open('x'), open('a'), open('c', '/elsewhere'));
    const { state, closed } = placeWorkspace(before, saved, asKept);
    expect(keys(state)).toEqual(['home', 'a', 'b', 'c']);
    expect(closed).toEqual(['x']);
    expect(state.live).toContain('a');
    expect(state.live, 'it stands elsewhere and is loaded anew').not.toContain('c');
    expect(state.panes.find(({ key }) => key === 'c')?.path).toBe('/c');
  });

  it('[T503] leaves out what may not be opened, and says what', () => {
    const mayOpen = (pane: KeptPane) => (pane.key === 'b' ? undefined : asKept(pane));
    const { state, left } = placeWorkspace(after(), saved, mayOpen);
    expect(keys(state)).toEqual(['home', 'a', 'c']);
    expect(left.map(({ tab }) => tab)).toEqual(['b']);
    expect(state.activeKey).toBe('c');
  });

  it('[T503] has a split only where both pages are there', () => {
    const split = capture(after(open('a'), open('b'), { type: 'split', key: 'a', side: 'right' }));
    const { state } = placeWorkspace(after(), split, (pane) => (pane.key === 'a' ? undefined : asKept(pane)));
    expect(state.split).toBeUndefined();
    expect(state.live).toEqual(['home', 'b']);
  });

  it('[T504] has the home of today, whatever home it was saved with', () => {
    const foreign = {
      ...saved,
      panes: saved.panes.map((pane) => (pane.kind === 'home' ? { ...pane, key: 'other' } : pane)),
    };
    const { state } = placeWorkspace(after(), { ...foreign, activeKey: 'other' }, asKept);
    expect(keys(state)).toEqual(['home', 'a', 'b', 'c']);
    expect(state.activeKey).toBe('home');
  });

  it('[T504] with nothing that may be opened is home alone', () => {
    const { state, left } = placeWorkspace(after(open('x')), saved, () => undefined);
    expect(keys(state)).toEqual(['home']);
    expect(state.activeKey).toBe('home');
    expect(left).toHaveLength(3);
  });
});
