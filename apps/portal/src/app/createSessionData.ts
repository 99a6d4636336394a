import { type Account, accountKeys, accountQueries } from '@portal/account';
import { createApi, type PortalClient } from '@portal/api-client';
import {
  accountContract,
  menusContract,
  type SystemEntry,
  systemsContract,
  type UserInfo,
} from '@portal/api-client/contract';
import { menuQueries, menuQueryKeys } from '@portal/menu-engine';
import { systemHref } from '@portal/menu-engine/core';
import { serviceNewsKeys } from '@portal/notify/core';
import type { QueryClient } from '@tanstack/react-query';
import { parseRoute } from './guard/parseAddress.ts';

/** What the session consists of, as far as the whole shell needs it. */
export type SessionData = ReturnType<typeof createSessionData>;

/** The calls that the first screen makes. */
export type ShellApi = ReturnType<typeof createShellApi>;

export function createShellApi(client: PortalClient) {
  return createApi(client, { ...accountContract, ...menusContract, ...systemsContract });
}

export type SessionDataOptions = {
  api: ShellApi;
  account: Pick<Account, 'hasSession' | 'userLoaded'>;
  queryClient: QueryClient;
  judgeAgain: () => Promise<void>;
};

/** Whether a person looks at a demo environment. */
export function isDemo(user: Pick<UserInfo, 'ssoEnv'> | undefined): boolean {
  return user?.ssoEnv === 'DEMO';
}

/** Makes the access to user, configuration and systems; the cache of the queries holds them. */
export function createSessionData({ api, account, queryClient, judgeAgain }: SessionDataOptions) {
  const { userInfo, userConfig } = accountQueries(api);
  const systems = () => menuQueries(api).systems();
  /** By the names that embedded apps know; asked for in this order. */
  const queries = { userInfo: userInfo(), userConfig: userConfig(), systemList: systems() };

  const session = {
    /** The systems, once user and configuration are there as well; undefined until then. */
    systems: (): SystemEntry[] | undefined => {
      const [user, config, systems] = Object.values(queries).map(({ queryKey }) =>
        queryClient.getQueryData(queryKey),
      );
      return user && config ? (systems as SystemEntry[] | undefined) : undefined;
    },
    userInfo: (): Promise<UserInfo> => queryClient.ensureQueryData(queries.userInfo),
    /** Address of another system's workspace; undefined when the company does not have it. */
    systemBase(systemCode: string): string | undefined {
      const system = session.systems()?.find((entry) => entry.systemCode === systemCode);
      return system && systemHref(system);
    },
    /**
     * Asks for all three beside each other, and uses them in their order: a later answer is not used before an earlier one.
     * What is fresh is not asked again. Throws the failure of the earliest that failed.
     */
    async load(): Promise<void> {
      const user = queryClient.ensureQueryData(queries.userInfo);
      const others = Promise.allSettled([
        queryClient.ensureQueryData(queries.userConfig),
        queryClient.ensureQueryData(queries.systemList),
      ]);
      account.userLoaded(await user);
      for (const answer of await others) if (answer.status === 'rejected') throw answer.reason;
    },
    /**
     * Begins the calls of a signed-in visit to a workspace before the router asks for them: the session, and the menus
     * beside it rather than after it. Callers that wait for the answers handle failures.
     */
    prefetch(pathname: string, entryToken: string | undefined): void {
      const route = parseRoute(pathname);
      if (route.name !== 'workspace' || entryToken !== undefined || !account.hasSession()) return;
      void queryClient.prefetchQuery(queries.userInfo);
      void queryClient.prefetchQuery(queries.userConfig);
      void queryClient.prefetchQuery(queries.systemList);
      void queryClient.prefetchQuery(menuQueries(api).tree(route));
    },
    /** Asks again for what has changed. */
    async reload(keys: readonly string[] = Object.keys(queries)): Promise<void> {
      await Promise.all(
        Object.entries(queries).map(([key, { queryKey }]) =>
          keys.includes(key) ? queryClient.refetchQueries({ queryKey }) : undefined,
        ),
      );
    },
    /**
     * The company's services changed: shows what it bought, or what ran out, without a reload. Access is judged again,
     * menus and their locks, the ticker and the package are asked for anew.
     */
    async servicesChanged(): Promise<void> {
      await session.reload(['systemList']);
      await judgeAgain();
      const stale = [menuQueryKeys.trees, ...serviceNewsKeys, accountKeys.servicePackage];
      await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  };
  return session;
}
