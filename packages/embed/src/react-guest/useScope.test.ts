// @vitest-environment happy-dom

import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { PageScope } from '../core/scope.ts';
import { createEventHub } from '../guest/createEventHub.ts';
import { GuestContext, type GuestContextValue } from './GuestContext.ts';
import { useScope } from './useScope.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const heard: PageScope[] = [];
const MAY = { from: '2026-05-01', to: '2026-05-31' };

function Page({ scope }: { scope: PageScope }) {
  useScope(scope, (next) => heard.push(next));
  return null;
}

function open() {
  heard.length = 0;
  const events = createEventHub();
  const setScope = vi.fn(async () => undefined);
  const guest = { guest: { on: events.on, setScope } } as unknown as GuestContextValue;
  const root = createRoot(document.createElement('div'));
  const show = (scope: PageScope) =>
    act(async () =>
      root.render(createElement(GuestContext, { value: guest }, createElement(Page, { scope }))),
    );
  return { events, setScope, root, show };
}

it('[E306] a page tells its person’s choice from what it began with and from what it heard', async () => {
  const { events, setScope, root, show } = open();
  await show({ marketplace: null });
  await show({ marketplace: null });
  await show({ marketplace: 'US' });
  events.emit('scope', { marketplace: 'DE' });
  await show({ marketplace: 'DE' });
  await show({ marketplace: 'JP' });
  expect(heard).toEqual([{ marketplace: 'DE' }]);
  expect(setScope.mock.calls).toEqual([
    [{ marketplace: null }, { chosen: false }],
    [{ marketplace: 'US' }, { chosen: true }],
    [{ marketplace: 'DE' }, { chosen: false }],
    [{ marketplace: 'JP' }, { chosen: true }],
  ]);
  await act(async () => root.unmount());
  events.emit('scope', { marketplace: 'US' });
  expect(heard).toHaveLength(1);
});

it('[E306] a part that a page knows only once its rows are there is no choice', async () => {
  const { events, setScope, show } = open();
  await show({ period: null });
  events.emit('scope', { period: MAY });
  await show({ period: MAY, marketplace: null });
  await show({ period: MAY, marketplace: 'DE' });
  expect(setScope.mock.calls).toEqual([
    [{ period: null }, { chosen: false }],
    [{ period: MAY, marketplace: null }, { chosen: false }],
    [{ period: MAY, marketplace: 'DE' }, { chosen: true }],
  ]);
});
