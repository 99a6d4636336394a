import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { examplePane } from '../../testing/examplePanes.ts';
import { PaneHost } from './PaneHost.tsx';

it('[T52] what the host begins with is there in the first paint', () => {
  const pane = { ...examplePane('a'), closable: true, views: 1 };
  const markup = renderToStaticMarkup(
    createElement(PaneHost, {
      panes: [pane],
      activeKey: pane.key,
      liveKeys: [pane.key],
      renderPane: () => 'page a',
    }),
  );
  expect(markup).toContain('page a');
});
