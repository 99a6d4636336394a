// @vitest-environment happy-dom

import { useFeedback } from '@portal/ui';
import { createI18n } from '@portal/ui/shell';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { PortalGuest } from '../core/types.ts';
import type { PaneHistory } from '../guest/history.ts';
import { createGuestStore } from './createGuestStore.ts';
import { GuestRoot } from './GuestRoot.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let goHome: (() => void) | undefined;

function Page() {
  goHome = useFeedback().onHome;
  return null;
}

it('[E900] what an app tells leads home by asking the portal; a portal that refuses breaks nothing', async () => {
  const asked: unknown[] = [];
  // Not a spy of Vitest's, which takes up a refusal that nobody else does.
  const navigate = (request: unknown) => {
    asked.push(request);
    return Promise.reject(new Error('not allowed'));
  };
  const i18n = createI18n();
  i18n.loadAndActivate({ locale: 'en-US', messages: {} });
  const root = createRoot(document.createElement('div'));
  const props = {
    guest: { navigate } as unknown as PortalGuest,
    history: {} as PaneHistory,
    store: createGuestStore({ locale: 'en-US', theme: 'light' }),
    i18n,
    catalogs: [],
    children: createElement(Page),
  };
  await act(async () => root.render(createElement(GuestRoot, props)));
  goHome?.();
  expect(asked).toEqual([{ path: '/' }]);
  await act(async () => root.unmount());
});
