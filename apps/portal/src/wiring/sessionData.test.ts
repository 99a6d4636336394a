import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Services } from './createServices.ts';
import { prefetchVisit } from './sessionData.ts';

const WORKSPACE = '/entry/svc-erp/ERP/amazon';

function visit({ signedIn = true, entryToken }: { signedIn?: boolean; entryToken?: string } = {}) {
  const asked: string[] = [];
  const never = (name: string) => () => {
    asked.push(name);
    return new Promise<never>(() => {});
  };
  const services = {
    entryToken,
    account: { hasSession: () => signedIn },
    queryClient: new QueryClient(),
    api: {
      getUserInfoByHideCode: never('user'),
      userActionConfig: never('configuration'),
      querySystemExtListForSub: never('systems'),
      getMenuTreeByServiceAndRole: never('menus'),
    },
  } as unknown as Services;
  return { asked, services };
}

it('[P303] a signed-in visit asks for session and menus at once, none waits for another', () => {
  const { asked, services } = visit();
  prefetchVisit(services, WORKSPACE);
  expect(asked).toEqual(['user', 'configuration', 'systems', 'menus']);
});

it.each([
  ['outside a workspace', '/login', {}],
  ['without a session', WORKSPACE, { signedIn: false }],
  ['while a token of the address is still to be used', WORKSPACE, { entryToken: 'one-time' }],
])('[P303] nothing is asked %s', (_when, pathname, state) => {
  const { asked, services } = visit(state);
  prefetchVisit(services, pathname);
  expect(asked).toEqual([]);
});
