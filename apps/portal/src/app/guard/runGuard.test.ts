import { createAccount } from '@portal/account';
import { createPortalClient } from '@portal/api-client';
import { type RuntimeConfig, RuntimeConfigSchema } from '@portal/api-client/contract';
import { createTokenStore } from '@portal/api-client/session';
import { createStorage } from '@portal/api-client/storage';
import { QueryClient } from '@tanstack/react-query';
import { parse } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, createBackend, RUOXI, ZIANG } from '../../../test/createBackend.ts';
import { createSessionData, createShellApi } from '../createSessionData.ts';
import { createVisit } from '../meetingPlaces.ts';
import type { Ports } from '../ports.ts';
import { parseEntryQuery } from './parseAddress.ts';
import { runGuard, untilSessionEnded } from './runGuard.ts';

function session() {
  const listeners = new Set<() => void>();
  let isThere = true;
  return {
    listeners,
    end() {
      isThere = false;
      for (const listener of listeners) listener();
    },
    hasSession: () => isThere,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

it('[P454] is over when the session is, and follows it no longer', async () => {
  const account = session();
  const ended = untilSessionEnded(account);
  for (const listener of account.listeners) listener();
  expect(account.listeners.size).toBe(1);
  account.end();
  await ended;
  expect(account.listeners.size).toBe(0);
  await untilSessionEnded(account);
});

it('[P454] is over after two seconds when nobody ends the session', async () => {
  vi.useFakeTimers();
  const account = session();
  const ended = untilSessionEnded(account);
  await vi.advanceTimersByTimeAsync(2000);
  await ended;
  expect(account.listeners.size).toBe(0);
  vi.useRealTimers();
});

describe('a visit with a token in the address', () => {
  /** The guard over the portal's own parts and a server of the contract's calls. */
  async function visit({
    address,
    storedToken,
    answers = {},
    config = {},
  }: {
    address: string;
    storedToken?: string;
    answers?: Answers;
    config?: Partial<RuntimeConfig>;
  }) {
    const backend = await createBackend();
    backend.set(answers);
    const storage = createStorage({ backend: memory() });
    const tokens = createTokenStore({ storage });
    if (storedToken) tokens.set(storedToken);
    storage.set('panes:svc-oms:OMS', 'of the person before');
    const client = createPortalClient({
      baseUrl: 'http://portal.test',
      tokens,
      fetch: (request, body) => backend.answer(new Request(request, body ? { body } : {})),
      locale: () => 'zh-CN',
      company: () => account.company(),
      onUnauthorized: () => account.sessionEnded(),
    });
    const api = createShellApi(client);
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const account = createAccount({
      api,
      tokens,
      storage,
      shell: { enter() {}, release: () => queryClient.clear() } as never,
    });
    account.start();
    const session = createSessionData({ api, account, queryClient, judgeAgain: async () => undefined });
    const settings = parse(RuntimeConfigSchema, config);
    const ports = {
      account,
      api,
      config: () => settings,
      host: () => 'normal',
      session,
      storage,
    } as unknown as Ports;
    const { pathname, search: asked, searchParams, hash } = new URL(address, 'http://portal.test');
    const visited = createVisit(parseEntryQuery(asked).token);
    searchParams.delete('token');
    const search = searchParams.size > 0 ? `?${searchParams}` : '';
    const led = await runGuard(ports, visited, { pathname, search, hash }).then(
      () => undefined,
      ({ options }: { options: { to: string; search: object; hash: string } }) => options,
    );
    return { backend, led, storage, tokens, visited };
  }

  function memory() {
    const values = new Map<string, string>();
    return {
      get length() {
        return values.size;
      },
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
      key: (index: number) => [...values.keys()][index] ?? null,
    };
  }

  it('[P1] signs in, clears what was there, and opens the home of the ERP that is looked up', async () => {
    const { backend, led, storage, tokens, visited } = await visit({
      address: `/entry/svc-oms/OMS/notes?token=${RUOXI}#/all`,
    });
    expect(led).toMatchObject({ to: '/entry/svc-erp/ERP/amazon', hash: '/setSail/index' });
    expect(tokens.get()).toBe(RUOXI);
    expect(storage.get('panes:svc-oms:OMS')).toBeNull();
    expect(visited.token.get()).toBeUndefined();
    expect(backend.calls.map(({ name }) => name)).toEqual(['tokenLogin', 'querySystemExtListForSub']);
    expect(backend.calls[1]?.body).toMatchObject({ serviceCode: 'ERP+', fromFrontPage: true });
  });

  it.each<[string, string, Answers]>([
    ['is spent', 'a-token-that-is-spent', {}],
    ['belongs to a company without an ERP', RUOXI, { querySystemExtListForSub: () => ({ dataList: [] }) }],
    [
      'finds no subscriptions',
      RUOXI,
      {
        querySystemExtListForSub: () => {
          throw new TypeError('no answer');
        },
      },
    ],
  ])('[P1] a token that %s leads to the login page, and nobody is in', async (_why, token, answers) => {
    const { led, tokens } = await visit({ address: `/login?linkId=7&token=${token}`, answers });
    expect(led).toMatchObject({ to: '/login', search: { linkId: '7' } });
    expect(tokens.get()).toBeUndefined();
  });

  it('[P490] a company without an ERP enters by the workspace that the address names, where it has that system', async () => {
    const operator = { serviceId: 'svc-op', systemCode: 'OPERATOR' };
    const answers = {
      querySystemExtListForSub: ({ serviceCode }: { serviceCode?: string }) => ({
        dataList: serviceCode ? [] : [operator],
      }),
    };
    for (const other of ['/entry/svc-oms/OMS/operator', '/entry/svc-op/OPERATOR2/operator']) {
      const { led } = await visit({ address: `${other}?token=${RUOXI}`, answers });
      expect(led).toMatchObject({ to: '/login' });
    }
    const { led, tokens } = await visit({
      address: `/entry/svc-op/OPERATOR/operator?token=${RUOXI}#/setup`,
      answers,
    });
    expect(led).toMatchObject({ to: '/entry/svc-op/OPERATOR/operator', hash: '/setup' });
    expect(tokens.get()).toBe(RUOXI);
  });

  it('[P2] a malformed one is never sent as it is', async () => {
    const { backend, led } = await visit({ address: '/login?token=%3Cscript%3E' });
    expect(led).toMatchObject({ to: '/login' });
    expect(JSON.stringify(backend.calls)).not.toContain('script');
  });

  it('[P450] somebody who is signed in is led to the question, with the token for it', async () => {
    const { backend, led, tokens, visited } = await visit({
      address: `/login?token=${RUOXI}&systemCode=WMS`,
      storedToken: ZIANG,
    });
    expect(led).toMatchObject({ to: '/check-token', search: { systemCode: 'WMS' } });
    expect([tokens.get(), visited.token.get(), backend.calls]).toEqual([ZIANG, RUOXI, []]);
  });

  it('[P450] a malformed one is used up, and whoever is in stays where they want to be', async () => {
    const { led, tokens, visited } = await visit({ address: '/404?token=x', storedToken: ZIANG });
    expect([tokens.get(), visited.token.get()]).toEqual([ZIANG, undefined]);
    expect(led).toBeUndefined();
  });

  it('[P8] a partner’s link forgets the session that it finds', async () => {
    const { led, tokens } = await visit({
      address: '/login?source=selmuch',
      storedToken: ZIANG,
      config: { partnerSources: ['selmuch'] },
    });
    expect([led, tokens.get()]).toEqual([undefined, undefined]);
  });
});
