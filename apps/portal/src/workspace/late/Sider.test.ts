// @vitest-environment happy-dom

import { PortalProvider } from '@portal/ui/shell';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { createShell } from '../../../test/createShell.ts';
import { openWorkspace } from '../../../test/openWorkspace.ts';
import { Sider } from './Sider.tsx';

it('[P961] the width of the left menu is kept for the language on screen; what makes no sense is the usual one', async () => {
  const shell = await createShell();
  const { ports } = shell;
  await ports.locales.apply('zh-CN');
  const { render, index } = await openWorkspace(shell);
  const actions = { hrefOf: () => '', onOpen: () => {}, onBuy: () => {}, onUnlock: () => {} };
  const menus = { index, actions, conditions: { now: 0, boundPlatforms: [] } };
  const own = `sider-width:${ports.i18n.locale}`;
  const shown = async () => {
    const { draw, remove } = render(() =>
      createElement(PortalProvider, {
        i18n: ports.i18n,
        children: createElement(Sider, { systemCode: 'OMS', menus, hasPage: false }),
      }),
    );
    await draw();
    const sider = document.querySelector('nav');
    const width = sider?.style.width;
    const edge = sider?.querySelector('[role=separator]');
    edge?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    await remove();
    return width;
  };
  ports.storage.set(own, '240');
  expect(await shown()).toBe('240px');
  expect(ports.storage.get(own)).toBe('400');
  ports.storage.set(own, '9000');
  ports.storage.set('sider-width:xx-XX', '300');
  expect(await shown()).toBe('160px');
});
