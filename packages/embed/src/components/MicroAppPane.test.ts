import { createDialogs, createI18n, createToasts, PortalProvider } from '@portal/ui/shell';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createFakePortal } from '../testing/createFakePortal.ts';
import { MicroAppPane } from './MicroAppPane.tsx';

it.each(['frame', 'module'] as const)('[E960] a pane is rendered on a server: %s', (engine) => {
  const i18n = createI18n();
  i18n.loadAndActivate({ locale: 'en-US', messages: {} });
  const shell = { i18n, toasts: createToasts(), dialogs: createDialogs() };
  const app = { name: 'orders', engine, entry: '/orders/' };
  const props = { app, paneId: '1', title: 'Orders', path: '/list', active: true } as const;
  const pane = createElement(MicroAppPane, {
    ...props,
    locale: 'en-US',
    theme: 'light',
    portal: createFakePortal(),
  });
  const around = { children: pane };
  expect(globalThis.document).toBeUndefined();
  const page = renderToString(createElement(PortalProvider, { ...shell, ...around }));
  expect(page).toContain('data-embed-status="loading"');
});
