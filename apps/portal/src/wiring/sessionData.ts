import { accountQueries } from '@portal/account';
import type { SystemEntry } from '@portal/api-client/contract';
import { menuQueries } from '@portal/menu-engine';
import { parseRoute } from '../guard/parseRoute.ts';
import type { Services } from './createServices.ts';

/** The systems as far as they are loaded; undefined before `loadSession`. */
export function loadedSystems({ queryClient, api }: Services): SystemEntry[] | undefined {
  return queryClient.getQueryData(menuQueries(api).systems().queryKey);
}

/**
 * Loads user, configuration and systems: asked for in this order, waited for together. What is fresh is not
 * asked again. Throws the first failure.
 */
export async function loadSession({ queryClient, api, account }: Services): Promise<void> {
  const queries = accountQueries(api);
  const [user] = await Promise.all([
    queryClient.ensureQueryData(queries.userInfo()),
    queryClient.ensureQueryData(queries.userConfig()),
    queryClient.ensureQueryData(menuQueries(api).systems()),
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
  const account = accountQueries(api);
  const menus = menuQueries(api);
  void queryClient.prefetchQuery(account.userInfo());
  void queryClient.prefetchQuery(account.userConfig());
  void queryClient.prefetchQuery(menus.systems());
  void queryClient.prefetchQuery(menus.tree(route));
}

/** What an embedded app may say has changed. */
type Stale = 'userInfo' | 'userConfig' | 'systemList';

/** Asks again for what an embedded app says has changed; access is judged again afterwards. */
export async function reloadSession(
  { queryClient, api }: Services,
  keys: readonly string[] = ['userInfo', 'userConfig', 'systemList'],
): Promise<void> {
  const account = accountQueries(api);
  const queryKeys: Record<Stale, readonly unknown[]> = {
    userInfo: account.userInfo().queryKey,
    userConfig: account.userConfig().queryKey,
    systemList: menuQueries(api).systems().queryKey,
  };
  await Promise.all(
    Object.entries(queryKeys).map(([key, queryKey]) =>
      keys.includes(key) ? queryClient.refetchQueries({ queryKey }) : undefined,
    ),
  );
}
