import type { Scene } from '@portal/api-client/contract';
import type { MenuToolsApi } from '../tools/react/menuToolQueries.ts';

/** A server of favourites, pins and scenes in memory, for stories; calls wait until `answer` or `refuse`, when `held`. */
export function createFakeMenuTools({
  favorites = [],
  scenes = [],
}: {
  favorites?: readonly string[];
  scenes?: readonly Scene[];
} = {}) {
  let stars = [...favorites];
  let groups = [...scenes];
  let held = false;
  let refusing = false;
  const waiting: (() => void)[] = [];
  const calls: string[] = [];

  async function call<T>(name: string, work: () => T): Promise<T> {
    calls.push(name);
    if (held) await new Promise<void>((resolve) => waiting.push(resolve));
    if (refusing) throw new Error('refused');
    return work();
  }
  function star(ids: string[]) {
    stars = ids;
  }
  function group(next: Scene[]) {
    groups = next;
  }
  const api: MenuToolsApi = {
    queryFavorites: async () => ({ dataList: stars.map((menuId) => ({ menuId })), totalCount: stars.length }),
    addFavorites: ({ menuId }) => call(`star ${menuId}`, () => star([menuId, ...stars])),
    delFavorites: ({ menuId }) => call(`unstar ${menuId}`, () => star(stars.filter((id) => id !== menuId))),
    collectMenu: ({ menuId, optType }) =>
      call(`${optType === 1 ? 'pin' : 'unpin'} ${menuId}`, () => undefined),
    queryCustomGroupList: async () => {
      calls.push('list');
      return [...groups];
    },
    addCustomGroup: ({ customMenuName, menuIds = [] }) =>
      call('add', () => {
        const scene = {
          groupId: `${groups.length + 1}`,
          customMenuName,
          menuIds,
          groupMenuBindDTOS: [],
          version: 1,
        };
        group([...groups, scene]);
        return { groupId: scene.groupId, version: 1 };
      }),
    editCustomGroup: () => call('edit', () => ({ version: 2 })),
    delCustomGroup: ({ groupId }) =>
      call('delete', () => group(groups.filter((scene) => scene.groupId !== groupId))),
    bindMenuCustomMenu: () => call('bind', () => ({ version: 2 })),
    sortCustomGroups: ({ groupIds }) =>
      call('sort', () =>
        group([...groups].sort((a, b) => groupIds.indexOf(a.groupId) - groupIds.indexOf(b.groupId))),
      ),
    useCustomGroup: ({ groupId }) =>
      call('use', () => group(groups.map((scene) => ({ ...scene, active: scene.groupId === groupId })))),
    queryMenuUse: async () => [],
  };
  return {
    api,
    calls,
    /** Calls wait from now on. */
    hold: () => {
      held = true;
    },
    answer: () => void waiting.splice(0).forEach((resolve) => void resolve()),
    refuse() {
      refusing = true;
      waiting.splice(0).forEach((resolve) => void resolve());
    },
  };
}
