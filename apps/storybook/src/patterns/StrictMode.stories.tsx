import { type Account, createAccount, SessionProvider } from '@portal/account';
import { createFakePorts } from '@portal/account/testing';
import { createPortalClient } from '@portal/api-client';
import { createTokenStore } from '@portal/api-client/session';
import { createReconnectingSocket } from '@portal/api-client/socket';
import { createStorage } from '@portal/api-client/storage';
import { type MicroAppEntry, MicroAppPane } from '@portal/embed';
import { createFakePortal } from '@portal/embed/testing';
import { type MenuEntry, normalizeMenuTree, TopMenu } from '@portal/menu-engine';
import { createMenuSearch } from '@portal/menu-engine/search';
import { NotifyProvider } from '@portal/notify';
import { NotificationBell } from '@portal/notify/bell';
import { createTabs, TabStrip, TabsProvider, useTabStrip } from '@portal/tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createStorySockets } from '../client/createStorySockets.ts';

/** What is open now, and how often it was opened so far. */
const count = { open: 0, opened: 0, saved: [] as string[] };
const opens = () => {
  count.open += 1;
  count.opened += 1;
};
const closes = () => {
  count.open -= 1;
};
const nothing = () => undefined;

/** What comes into a StrictMode that is there already is made twice; of what mounts with it, React ends and begins no effect. */
function Strict({ children }: { children?: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return <StrictMode>{isThere && children}</StrictMode>;
}

const meta = {
  title: 'Patterns/StrictMode',
  beforeEach: () => {
    Object.assign(count, { open: 0, opened: 0, saved: [] });
  },
  render: ({ children }) => <Strict>{children}</Strict>,
} satisfies Meta<{ children?: ReactNode }>;
export default meta;
type Story = StoryObj<{ children?: ReactNode }>;

/** StrictMode makes it, ends it and makes it again: one of the two is left. */
const oneIsOpen = () => waitFor(() => expect(count.open).toBe(1));

export const Notices: Story = {
  args: {
    children: (
      <NotifyProvider
        session="strict-mode"
        inbox={{ list: async () => ({ notices: [], unread: 3 }), mark: async () => undefined }}
        navigation={{ open: nothing }}
        push={({ onStatus }) => {
          opens();
          onStatus('open');
          return { reconnect: nothing, dispose: closes };
        }}
      >
        <NotificationBell />
      </NotifyProvider>
    ),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /3/ });
    await oneIsOpen();
  },
};

function Push() {
  const [state, setState] = useState('none');
  useEffect(() => {
    opens();
    const socket = createReconnectingSocket({
      url: 'wss://server.example/push',
      WebSocket: createStorySockets().WebSocket,
      onMessage: nothing,
      onStateChange: setState,
    });
    return () => {
      socket.dispose();
      closes();
    };
  }, []);
  return <p>Socket: {state}</p>;
}

function Session() {
  const [client, setClient] = useState<ReturnType<typeof createPortalClient>>();
  useEffect(() => {
    const channel = new BroadcastChannel('strict-mode');
    const tokens = createTokenStore({ storage: createStorage({ prefix: 'strict-mode' }), channel });
    const unsubscribe = tokens.subscribe(({ type }) => count.saved.push(type));
    const made = createPortalClient({ tokens, onUnauthorized: nothing });
    tokens.set('1.token');
    setClient(made);
    return () => {
      unsubscribe();
      tokens.clear();
      made.dispose();
      tokens.dispose();
      channel.close();
    };
  }, []);
  return <p>{client ? 'Signed in' : 'Signed out'}</p>;
}

export const SocketAndSession: Story = {
  args: {
    children: (
      <>
        <Push />
        <Session />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Socket: open');
    await within(canvasElement).findByText('Signed in');
    await oneIsOpen();
    await expect(count.saved.at(-1)).toBe('signed-in');
  },
};

function SignedIn() {
  const [account, setAccount] = useState<Account>();
  useEffect(() => {
    const ports = createFakePorts();
    const { tokens } = ports;
    const subscribe: typeof tokens.subscribe = (listener) => {
      opens();
      const end = tokens.subscribe(listener);
      return () => {
        closes();
        end();
      };
    };
    const made = createAccount({ ...ports, tokens: { ...tokens, subscribe } });
    made.start();
    setAccount(made);
    return () => made.stop();
  }, []);
  return account && <SessionProvider account={account}>{account.get().status}</SessionProvider>;
}

export const AccountOfASession: Story = {
  args: { children: <SignedIn /> },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('anonymous');
    await oneIsOpen();
  },
};

const app: MicroAppEntry = { name: 'strict', engine: 'frame', entry: 'https://apps.example.invalid/' };

function Pane() {
  const [portal] = useState(() => createFakePortal());
  return (
    <div style={{ blockSize: 240 }}>
      <MicroAppPane
        app={app}
        paneId="strict"
        title="Orders"
        path="/list"
        active
        locale="en-US"
        theme="light"
        portal={portal}
      />
    </div>
  );
}

export const FrameOfAPane: Story = {
  tags: ['fails-on-purpose'],
  args: { children: <Pane /> },
  play: async () => {
    await waitFor(() => expect(document.querySelectorAll('iframe')).toHaveLength(1));
  },
};

const scope = { serviceId: 'strict', systemCode: 'ERP' };
const home = { key: 'home', kind: 'home' as const, path: '/', tab: 'Home' };
const memory = { get: () => null, set: (_key: string, text: string) => count.saved.push(text) > 0 };

function Strip() {
  const strip = useTabStrip();
  return <TabStrip {...strip} titleOf={(pane) => pane.tab} />;
}

function Panes() {
  const [tabs] = useState(() =>
    createTabs({ scope, storage: { session: memory, local: memory }, home, findMenu: (pane) => pane }),
  );
  return (
    <TabsProvider tabs={tabs} onEffect={({ type }) => type === 'show-address' && opens()}>
      <button
        type="button"
        onClick={() =>
          tabs.send({ type: 'open', pane: { key: 'o', kind: 'native', path: '/o', tab: 'Orders' } })
        }
      >
        Open orders
      </button>
      <Strip />
    </TabsProvider>
  );
}

export const PanesOfASystem: Story = {
  args: { children: <Panes /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Open orders' }));
    await within(canvasElement).findByRole('tab', { name: /Orders/ });
    await expect(count.opened).toBe(1);
    // The panes that StrictMode made and threw away would save a list without the one that was opened.
    await waitFor(() => expect(count.saved.some((text) => text.includes('Orders'))).toBe(true), {
      timeout: 5000,
    });
    await expect(count.saved.filter((text) => text.includes('"panes"')).at(-1)).toContain('Orders');
  },
};

const ship = { menuId: '2', menuName: 'Shipping', lastMenu: 2, path: 'oms', menuUrl: '/ship' };
const actions = {
  hrefOf: () => '#',
  onOpen: (_entry: MenuEntry) => opens(),
};

function Menus() {
  const [index] = useState(() =>
    normalizeMenuTree({ childMenus: [{ menuId: '1', menuName: 'Orders', childMenus: [ship] }] }),
  );
  const [search] = useState(() => createMenuSearch(index.leaves, { locale: 'en-US' }));
  return (
    <>
      <TopMenu index={index} actions={actions} conditions={{ now: 0 }} />
      <p>Found: {search.search('ship', { limit: 3 }).length}</p>
    </>
  );
}

export const MenusAndTheirSearch: Story = {
  args: { children: <Menus /> },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Found: 1');
  },
};
