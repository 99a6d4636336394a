import { useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { createApi } from '@portal/api-client';
import { type MenuUse, menusCustomContract, menusToolsContract } from '@portal/api-client/contract';
import { menuToolQueries, useFavorites, usePins } from '@portal/menu-engine/favorites';
import { usePaidSwitch } from '@portal/menu-engine/menu-all';
import { useScenes } from '@portal/menu-engine/scene-rows';
import { useMenuSearch } from '@portal/menu-engine/search-box';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isDemo } from '../../app/createSessionData.ts';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { menusPorts } from './ports.ts';
import { useSameList, useSameRecord } from './useKeptFlag.ts';
import { useMenuMoment } from './useMenuMoment.ts';
import { useRefusal } from './useRefusal.ts';

const NONE: readonly MenuUse[] = [];

/** All that the tools around a workspace's menus know. */
export type MenuTools = ReturnType<typeof useMenuTools>;

/** Puts the tools around a workspace's menus together: their calls, lists, search, marks. */
export function useMenuTools() {
  const { client, api: shellApi } = menusPorts.use();
  const { system, index, list } = useWorkspace();
  const { i18n } = useLingui();
  const { tell, wordsOf } = useRefusal();
  const api = useMemo(() => createApi(client, { ...menusCustomContract, ...menusToolsContract }), [client]);
  const favorites = useFavorites({ api, index, onRefused: tell });
  const pins = usePins({ api, index, onRefused: tell });
  const scenes = useScenes({ api, wordsOf });
  const paid = usePaidSwitch({ api, system, index, onRefused: tell });
  const pinned = useSameList(pins.ids);
  const { data: elsewhere = NONE } = useQuery(menuToolQueries(api).use(system.systemCode));
  const user = useQuery(accountQueries(shellApi).userInfo()).data;

  const { usableOnly } = paid;
  const moment = useMenuMoment({ index, pinned, elsewhere, usableOnly });
  const leaves = useMemo(
    () => (usableOnly ? index.leaves.filter(({ menu }) => menu.updateFlag !== 2) : index.leaves),
    [index, usableOnly],
  );
  const find = useMenuSearch({ leaves, locale: i18n.locale, views: moment.views });

  const demo = isDemo(user);
  return useSameRecord({
    api,
    index,
    favorites,
    pins,
    scenes,
    paid,
    find,
    moment,
    list,
    demo,
    tell,
    wordsOf,
  });
}
