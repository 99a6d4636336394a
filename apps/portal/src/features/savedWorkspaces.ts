import { createApi, isApiError, type PortalClient } from '@portal/api-client';
import { type SavedWorkspace, savedWorkspacesContract } from '@portal/api-client/contract';
import { systemHref } from '@portal/menu-engine/core';
import { createNameSearch } from '@portal/menu-engine/search';
import type { FoundItem } from '@portal/menu-engine/search-box';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NATIVE_APP } from '../pages/shellPages.ts';
import { formatPaneAddress } from '../workspace/panes/paneAddress.ts';

/** Under which everything that is known of saved workspaces is kept. */
export const SAVED_WORKSPACES = ['portal', 'saved-workspaces'] as const;
const FRESH_MS = 60_000;
type Asks = { client: PortalClient };
const apiOf = ({ client }: Asks) => createApi(client, savedWorkspacesContract);

/** What the server keeps of saved workspaces. */
export const workspaceQueries = {
  list: (ports: Asks) =>
    queryOptions({
      queryKey: [...SAVED_WORKSPACES, 'list'],
      queryFn: async ({ signal }) =>
        (await apiOf(ports).querySavedWorkspaces({}, { signal, silent: true })).dataList,
      staleTime: FRESH_MS,
    }),
  /** Null where there is none that the person may see. */
  one: (ports: Asks, id: string) =>
    queryOptions({
      queryKey: [...SAVED_WORKSPACES, 'one', id],
      queryFn: async ({ signal }): Promise<SavedWorkspace | null> => {
        try {
          return await apiOf(ports).getSavedWorkspace({ id }, { signal, silent: true });
        } catch (error) {
          if (isApiError(error) && error.code === '404') return null;
          throw error;
        }
      },
    }),
};

/** The address of a saved workspace's page, which colleagues open too. */
export function workspaceHref({ serviceId, systemCode, id }: SavedWorkspace): string {
  const path = `/workspace?id=${encodeURIComponent(id)}`;
  return systemHref({ serviceId, systemCode }) + formatPaneAddress({ app: NATIVE_APP, path });
}

type WorkspaceSearch = Asks & {
  navigate: (href: string) => void;
  most: number;
  /** Somebody is about to search. */
  isWanted: boolean;
};

/** Finds saved workspaces of all systems by name, the own ones and the company's. */
export function useWorkspaceSearch({ client, navigate, most, isWanted }: WorkspaceSearch) {
  const { data } = useQuery({ ...workspaceQueries.list({ client }), enabled: isWanted });
  return useMemo(() => {
    const search = createNameSearch(data ?? [], ({ name }) => [name]);
    return (query: string): readonly FoundItem[] => {
      void search.prepare();
      return search.search(query, most).map(({ item }) => {
        const href = workspaceHref(item);
        const { id, name: title, owner: detail } = item;
        return { key: `workspace:${id}`, title, detail, href, onOpen: () => navigate(href) };
      });
    };
  }, [data, navigate, most]);
}
