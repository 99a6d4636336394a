import type { contract, RequestOf, ResponseOf } from '@portal/api-client/contract';
import { queryOptions } from '@tanstack/react-query';
import { normalizeMenuTree } from '../core/normalizeMenuTree.ts';

type TreeCall = (typeof contract)['getMenuTreeByServiceAndRole'];
type SystemsCall = (typeof contract)['querySystemExtListForSub'];
type CallOptions = { signal?: AbortSignal };

/** The calls that the menus need; the portal's client has them, another backend maps its own. */
export type MenuApi = {
  getMenuTreeByServiceAndRole: (
    request: RequestOf<TreeCall>,
    options?: CallOptions,
  ) => Promise<ResponseOf<TreeCall>>;
  querySystemExtListForSub: (
    request: RequestOf<SystemsCall>,
    options?: CallOptions,
  ) => Promise<ResponseOf<SystemsCall>>;
};

const TREE_STALE_MS = 5 * 60_000;
const SYSTEMS_STALE_MS = 60_000;

/** The beginning of each key under which the menus are kept, to ask them anew. */
export const menuQueryKeys = {
  /** Of everything about menus. */
  all: ['menus'],
  /** Of the trees of all workspaces. */
  trees: ['menus', 'tree'],
  /** Of the company's systems. */
  systems: ['menus', 'systems'],
} as const;

/**
 * Returns the queries of the menus: key, call and stale time in one place.
 * @example
 * const menus = menuQueries(api);
 * const { data: index = EMPTY_MENU_INDEX, status } = useQuery(menus.tree({ serviceId, systemCode }));
 */
export function menuQueries(api: MenuApi) {
  return {
    /** The normalised menu tree of one workspace; a failure stays here and is no notice. */
    tree: ({ serviceId, systemCode }: { serviceId: string; systemCode: string }) =>
      queryOptions({
        queryKey: [...menuQueryKeys.trees, serviceId, systemCode] as const,
        queryFn: async ({ signal }) =>
          normalizeMenuTree(await api.getMenuTreeByServiceAndRole({ serviceId, systemCode }, { signal })),
        staleTime: TREE_STALE_MS,
        retry: false,
        structuralSharing: false,
      }),
    /** The company's systems. */
    systems: () =>
      queryOptions({
        queryKey: menuQueryKeys.systems,
        queryFn: async ({ signal }) =>
          (await api.querySystemExtListForSub({ paging: false }, { signal })).dataList,
        staleTime: SYSTEMS_STALE_MS,
        retry: false,
      }),
  };
}
