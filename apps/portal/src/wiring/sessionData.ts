import { accountQueries } from '@portal/account';
import type { SystemEntry } from '@portal/api-client/contract';
import { menuQueries } from '@portal/menu-engine';
import { parseRoute } from '../guard/parseRoute.ts';
import type { Services } from './createServices.ts';

/** The systems as far as they are loaded; undefined before `loadSession`. */
export function loadedSystems({ queryClient, api }: Services): SystemEntry[] | undefined {
  return queryClient.getQueryData(menuQueries(api).systems().queryKey);
}

/** What a session consists of, by the names that embedded apps know; asked for in this order. */
function sessionQueries({ api }: Pick<Services, 'api'>) {
  const account = accountQueries(api);
  return {
    userInfo: account.userInfo(),
    userConfig: account.userConfig(),
    systemList: menuQueries(api).systems(),
  };
}

/** Loads user, configuration and systems beside each other; what is fresh is not asked again. Throws the first failure. */
export async function loadSession({ queryClient, api, account }: Services): Promise<void> {
  const { userInfo, userConfig, systemList } = sessionQueries({ api });
  const [user] = await Promise.all([
    queryClient.ensureQueryData(userInfo),
    queryClient.ensureQueryData(userConfig),
    queryClient.ensureQueryData(systemList),
  ]);
  account.userLoaded(user);
}

/**
 * Begins the calls of a signed-in visit to a workspace before the router asks for them: the session, and the menus
 * beside it rather than after it. Failures are left to who waits for the answers.
 */
export function prefetchVisit(services: Services, pathname: string): void {
  const route = parseRoute(pathname);
  if (route.name !== 'workspace' || services.entryToken !== undefined || !services.account.hasSession())
    return;
  const { queryClient, api } = services;
  const { userInfo, userConfig, systemList } = sessionQueries({ api });
  void queryClient.prefetchQuery(userInfo);
  void queryClient.prefetchQuery(userConfig);
  void queryClient.prefetchQuery(systemList);
  void queryClient.prefetchQuery(menuQueries(api).tree(route));
}

/** Asks again for what an embedded app says has changed; access is judged again afterwards. */
export async function reloadSession(
  { queryClient, api }: Services,
  keys: readonly string[] = ['userInfo', 'userConfig', 'systemList'],
): Promise<void> {
  await Promise.all(
    Object.entries(sessionQueries({ api })).map(([key, { queryKey }]) =>
      keys.includes(key) ? queryClient.refetchQueries({ queryKey }) : undefined,
    ),
  );
}
