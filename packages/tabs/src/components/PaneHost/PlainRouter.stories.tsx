import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Pane, PaneInput, TabsEffect } from '../../core/types.ts';
import { TabsProvider } from '../../react/TabsProvider.tsx';
import { useTabs } from '../../react/useTabs.ts';
import { createTabs } from '../../runtime/createTabs.ts';
import { createStripDriver } from '../../testing/createStripDriver.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import classes from '../../testing/TabsExample.module.css';
import { TabStrip } from '../TabStrip/TabStrip.tsx';
import { useTabStrip } from '../TabStrip/useTabStrip.ts';
import { PaneHost } from './PaneHost.tsx';

/** The application's own routes; no menu, no backend. */
const ROUTES: Record<string, string> = { '/': 'Start', '/orders': 'Orders', '/stock': 'Stock' };

/** Stands for the router that an application has: a list of addresses and a place in it. */
function createRouter() {
  const entries = ['/'];
  let place = 0;
  let hear = (_path: string) => {};
  return {
    push(path: string) {
      entries.splice(place + 1, entries.length, path);
      place = entries.length - 1;
    },
    replace: (path: string) => void entries.splice(place, 1, path),
    go(by: number) {
      place = Math.max(0, Math.min(place + by, entries.length - 1));
      hear(entries[place] ?? '/');
    },
    listen(listener: (path: string) => void) {
      hear = listener;
    },
    path: () => entries[place],
  };
}

function paneOf(path: string): PaneInput {
  return { key: path, kind: path === '/' ? 'home' : 'native', path, tab: ROUTES[path] ?? path };
}

const renderPage = (pane: Pane) => (
  <label>
    {pane.tab} note <input />
  </label>
);

function Panes({ router }: { router: ReturnType<typeof createRouter> }) {
  const { state, send } = useTabs();
  useEffect(
    () => router.listen((path) => send({ type: 'location-changed', key: path, path, pane: paneOf(path) })),
    [router, send],
  );
  return (
    <div className={classes.page}>
      <nav>
        {Object.entries(ROUTES).map(([path, name]) => (
          <button key={path} type="button" onClick={() => send({ type: 'open', pane: paneOf(path) })}>
            Go to {name}
          </button>
        ))}
        <button type="button" onClick={() => router.go(-1)}>
          Back
        </button>
      </nav>
      <TabStrip {...useTabStrip()} titleOf={(pane) => pane.tab} />
      <div className={classes.panes}>
        <PaneHost
          panes={state.panes}
          activeKey={state.activeKey}
          liveKeys={state.live}
          reloadingKeys={state.reloading}
          renderPane={renderPage}
        />
      </div>
      <output>{router.path()}</output>
    </div>
  );
}

function PlainRouter() {
  const [{ tabs, router }] = useState(() => ({
    router: createRouter(),
    tabs: createTabs({
      scope: { serviceId: 'app', systemCode: 'app' },
      storage: { session: memoryStorage(), local: memoryStorage() },
      home: paneOf('/'),
      findMenu: (pane) => (pane.path in ROUTES ? paneOf(pane.path) : undefined),
    }),
  }));
  const onEffect = (effect: TabsEffect) => {
    if (effect.type === 'show-address') router[effect.mode](effect.pane.path);
  };
  return (
    <TabsProvider tabs={tabs} onEffect={onEffect}>
      <Panes router={router} />
    </TabsProvider>
  );
}

const meta = {
  title: 'Examples/Tabs in a plain router',
  component: PlainRouter,
  subcomponents: { TabsProvider, TabStrip, PaneHost },
} satisfies Meta<typeof PlainRouter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: '[T13] tabs over the routes of any application, with nothing of the portal behind',
  globals: { locale: 'en-US', theme: 'light' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tabs = createStripDriver(canvasElement, () => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Orders' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Orders note' }), 'kept');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Stock' }));
    await tabs.expectOrder('Start', 'Orders', 'Stock');
    await tabs.close('Orders');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await tabs.expectActive('Orders');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Orders note' })).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await tabs.expectActive('Start');
  },
};
