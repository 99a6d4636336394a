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

function Page({ scope }: { scope: PageScope }) {
  useScope(scope, (next) => heard.push(next));
  return null;
}

it('[E306] a page tells its person’s choice from what it began with and from what it heard', async () => {
  const events = createEventHub();
  const setScope = vi.fn(async () => undefined);
  const guest = { guest: { on: events.on, setScope } } as unknown as GuestContextValue;
  const root = createRoot(document.createElement('div'));
  const show = (scope: PageScope) =>
    act(async () =>
      root.render(createElement(GuestContext, { value: guest }, createElement(Page, { scope }))),
    );
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
