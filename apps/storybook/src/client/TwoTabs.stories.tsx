import { createApi, createPortalClient } from '@portal/api-client';
import { createTokenStore } from '@portal/api-client/session';
import { createStorage } from '@portal/api-client/storage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { calls, createStoryServer, STORY_SERVER } from './createStoryServer.ts';
import { drive, Life, useLog } from './Life.tsx';

/** What one browser tab has of a session: its own store and client, the same storage, the same channel. */
function createTab(name: string, server: ReturnType<typeof createStoryServer>) {
  const channel = new BroadcastChannel(name);
  const tokens = createTokenStore({ storage: createStorage({ prefix: name }), channel });
  const client = createPortalClient({
    tokens,
    baseUrl: STORY_SERVER,
    fetch: server.fetch,
    onUnauthorized: () => tokens.clear(),
  });
  return {
    tokens,
    api: createApi(client, calls),
    close() {
      client.dispose();
      tokens.dispose();
      channel.close();
    },
  };
}
type Tab = ReturnType<typeof createTab>;

/** Two tabs of one browser, which share a session. */
function TwoTabs() {
  const [lines, add] = useLog();
  const [tabs, setTabs] = useState<{ first: Tab; second: Tab }>();
  useEffect(() => {
    const name = `story-${crypto.randomUUID()}`;
    const server = createStoryServer();
    const [first, second] = [createTab(name, server), createTab(name, server)];
    for (const [which, { tokens }] of [['first', first] as const, ['second', second] as const])
      tokens.subscribe(({ type, elsewhere }) =>
        add(`${which} tab: ${type}${elsewhere ? ' by the other tab' : ''}`),
      );
    setTabs({ first, second });
    return () => {
      first.tokens.clear();
      first.close();
      second.close();
    };
  }, []);
  const visit = (which: 'first' | 'second') =>
    tabs?.[which].api.visit({}).catch(({ kind }) => add(`${which} tab: rejected, ${kind}`));
  const tokenOf = (tab: Tab | undefined) => tab?.tokens.get() ?? 'signed out';
  return (
    <Life
      presses={{
        'Sign in in the first tab': () => tabs?.first.tokens.set('1.token'),
        'Call in the first tab': () => visit('first'),
        'Call in the second tab': () => visit('second'),
        'Sign out in the second tab': () => tabs?.second.tokens.clear(),
      }}
      facts={{ 'First tab has': tokenOf(tabs?.first), 'Second tab has': tokenOf(tabs?.second) }}
      lines={lines}
    />
  );
}

const meta = { title: 'API client/Two tabs', component: TwoTabs } satisfies Meta<typeof TwoTabs>;
export default meta;

export const OneSession: StoryObj<typeof meta> = {
  name: '[C38] tabs are in step over sign-in, rotation and sign-out',
  play: async ({ canvasElement }) => {
    const { press, fact, happened, soon } = drive(canvasElement);
    await press('Sign in in the first tab');
    await soon(() => expect(happened()).toContain('second tab: signed-in by the other tab'));
    await press('Call in the second tab');
    await soon(() => expect(happened()).toContain('first tab: rotated by the other tab'));
    await expect([fact('First tab has'), fact('Second tab has')]).toEqual(['2.token', '2.token']);
    await press('Call in the first tab');
    await soon(() => expect(fact('Second tab has')).toBe('3.token'));
    await press('Sign out in the second tab');
    await soon(() => expect(happened()).toContain('first tab: signed-out by the other tab'));
    await expect(fact('First tab has')).toBe('signed out');
  },
};
