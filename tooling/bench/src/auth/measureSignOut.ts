import { accountContract } from '@portal/api-client/contract';
import type { Client } from './loadClient.ts';

const CHANNEL = 'bench:session';

/**
 * Sends calls from several browser tabs of one session, all of which are answered 401, and counts the sign-outs. The
 * tabs share storage, channel and locks, as tabs of one browser do.
 */
export async function measureSignOut(
  { createApi, createPortalClient, createStorage, createTokenStore }: Client,
  { tabs, requests }: { tabs: number; requests: number },
): Promise<{ refused: number; signOuts: number; signedOutTabs: number }> {
  const held = new Map<string, string>();
  const backend = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    key: (index: number) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  };
  let signOuts = 0;
  const opened = Array.from({ length: tabs }, () => {
    const channel = new BroadcastChannel(CHANNEL);
    const tokens = createTokenStore({ storage: createStorage({ backend }), channel });
    const client = createPortalClient({
      baseUrl: 'http://portal.test',
      tokens,
      locale: () => 'zh-CN',
      company: () => undefined,
      onUnauthorized() {
        signOuts += 1;
        tokens.clear();
      },
      onNotice: () => undefined,
      fetch: async () => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
        return new Response('{"code":"401","message":"","data":null}', {
          status: 401,
          headers: { 'content-type': 'application/json' },
        });
      },
    });
    return { tokens, channel, api: createApi(client, accountContract) };
  });
  opened[0]?.tokens.set('1.token');
  const calls = Array.from({ length: requests }, (_, index) =>
    opened[index % tabs]?.api.userActionConfig(undefined, { silent: true }),
  );
  const results = await Promise.allSettled(calls);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const signedOutTabs = opened.filter(({ tokens }) => tokens.get() === undefined).length;
  for (const { tokens, channel } of opened) {
    tokens.dispose();
    channel.close();
  }
  return { refused: results.filter(({ status }) => status === 'rejected').length, signOuts, signedOutTabs };
}
