import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createSessionData, type SessionDataOptions } from './createSessionData.ts';

const WORKSPACE = '/entry/svc-erp/ERP/amazon';

function visit({ signedIn = true, entryToken }: { signedIn?: boolean; entryToken?: string } = {}) {
  const asked: string[] = [];
  const never = (name: string) => () => {
    asked.push(name);
    return new Promise<never>(() => {});
  };
  const session = createSessionData({
    account: { hasSession: () => signedIn },
    queryClient: new QueryClient(),
    api: {
      getUserInfoByHideCode: never('user'),
      userActionConfig: never('configuration'),
      querySystemExtListForSub: never('systems'),
      getMenuTreeByServiceAndRole: never('menus'),
    },
  } as unknown as SessionDataOptions);
  return { asked, prefetch: (pathname: string) => session.prefetch(pathname, entryToken) };
}

it('[P303] a signed-in visit asks for session and menus at once, none waits for another', () => {
  const { asked, prefetch } = visit();
  prefetch(WORKSPACE);
  expect(asked).toEqual(['user', 'configuration', 'systems', 'menus']);
});

it.each([
  ['outside a workspace', '/login', {}],
  ['without a session', WORKSPACE, { signedIn: false }],
  ['while a token of the address is still to be used', WORKSPACE, { entryToken: 'one-time' }],
])('[P303] nothing is asked %s', (_when, pathname, state) => {
  const { asked, prefetch } = visit(state);
  prefetch(pathname);
  expect(asked).toEqual([]);
});

/** An answer that comes when it is told to. */
function pending() {
  let resolve: (answer: unknown) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}

describe('loading the session', () => {
  const USER = { userId: 'u1' };
  const SYSTEMS = { dataList: [{ serviceId: 'svc-erp', systemCode: 'ERP' }] };

  /** A load whose calls answer when they are told to. */
  function loading() {
    const used: string[] = [];
    const [user, config, systems] = [pending(), pending(), pending()];
    const session = createSessionData({
      account: { hasSession: () => true, userLoaded: ({ userId }: { userId: string }) => used.push(userId) },
      queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      api: {
        getUserInfoByHideCode: () => user.promise,
        userActionConfig: () => config.promise,
        querySystemExtListForSub: () => systems.promise,
      },
    } as unknown as SessionDataOptions);
    const loaded = session.load().then(
      () => used.push('loaded'),
      (error: Error) => used.push(error.message),
    );
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    return { user, config, systems, used, session, loaded, settled };
  }

  it('[P4] a later answer is not used before an earlier one', async () => {
    const { session, used, loaded, settled, user, config, systems } = loading();
    systems.resolve(SYSTEMS);
    await settled();
    expect(session.systems(), 'without the user').toBeUndefined();
    user.resolve(USER);
    await settled();
    expect(used, 'the user, before the configuration is there').toEqual(['u1']);
    expect(session.systems(), 'without the configuration').toBeUndefined();
    config.resolve({ packageStyle: 2 });
    await loaded;
    expect(used).toEqual(['u1', 'loaded']);
    expect(session.systems()).toEqual(SYSTEMS.dataList);
  });

  it('[P4] of several failures the earliest in the order is told', async () => {
    const { used, loaded, settled, user, config, systems } = loading();
    systems.reject(new Error('systems'));
    await settled();
    config.reject(new Error('configuration'));
    await settled();
    expect(used).toEqual([]);
    user.resolve(USER);
    await loaded;
    expect(used).toEqual(['u1', 'configuration']);
  });
});
