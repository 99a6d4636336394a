// @vitest-environment happy-dom
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { createShell } from '../../test/createShell.ts';
import { openWorkspace } from '../../test/openWorkspace.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';

it('[P970] the lines below the workspace keep their order, whichever comes first', async () => {
  const shell = await createShell();
  const { render } = await openWorkspace(shell);
  const { i18n } = shell.ports;
  await shell.ports.locales.apply('zh-CN');
  const frame = () => createElement(WorkspaceFrame, { children: 'pane' });
  await render(() => createElement(I18nProvider, { i18n }, frame())).draw();
  const lent = shell.ports.anchors.get();
  // They come in any order.
  lent.newsLine?.append('ticker');
  lent.connectionLine?.append('offline ');
  lent.helpLine?.append('help ');
  expect(lent.frame?.textContent).toMatch(/pane.*offline help ticker$/s);
});
