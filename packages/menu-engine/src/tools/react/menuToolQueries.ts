import type { Api } from '@portal/api-client';
import type { menusCustomContract, menusToolsContract } from '@portal/api-client/contract';
import { queryOptions } from '@tanstack/react-query';

/** The calls of favourites, pins, scenes and the tools around menus; another backend maps its own. */
export type MenuToolsApi = Pick<
  Api<typeof menusCustomContract & typeof menusToolsContract>,
  | 'queryFavorites'
  | 'addFavorites'
  | 'delFavorites'
  | 'collectMenu'
  | 'queryCustomGroupList'
  | 'addCustomGroup'
  | 'editCustomGroup'
  | 'delCustomGroup'
  | 'bindMenuCustomMenu'
  | 'sortCustomGroups'
  | 'useCustomGroup'
  | 'queryMenuUse'
>;

const STALE_MS = 30_000;

/**
 * Returns the queries of the tools around menus: key, call and stale time in one place. What another window may have
 * changed is asked again when a person comes back to this one.
 */
export function menuToolQueries(api: MenuToolsApi) {
  const shared = {
    staleTime: STALE_MS,
    retry: false,
    refetchOnWindowFocus: true,
  } as const;
  return {
    /** Ids of the favourites, newest first; menus of every system. */
    favorites: () =>
      queryOptions({
        queryKey: ['menus', 'favorites'] as const,
        queryFn: async ({ signal }) =>
          (await api.queryFavorites({ paging: false }, { signal })).dataList.map(({ menuId }) => menuId),
        ...shared,
      }),
    /** The custom scenes, in their order. */
    scenes: () =>
      queryOptions({
        queryKey: ['menus', 'scenes'] as const,
        queryFn: ({ signal }) => api.queryCustomGroupList({ type: 1 }, { signal }),
        ...shared,
      }),
    /** What the person opened in a system, on any device, most opened first. */
    use: (systemCode: string) =>
      queryOptions({
        queryKey: ['menus', 'use', systemCode] as const,
        queryFn: ({ signal }) => api.queryMenuUse({ systemCode }, { signal }),
        ...shared,
        refetchOnWindowFocus: false,
      }),
  };
}
