import { useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { createApi } from '@portal/api-client';
import { type MenuUse, menusCustomContract, menusToolsContract } from '@portal/api-client/contract';
import type { MenuListProps } from '@portal/menu-engine';
import { menuHref } from '@portal/menu-engine/core';
import { menuToolQueries, useFavorites, usePins } from '@portal/menu-engine/favorites';
import { useScenes } from '@portal/menu-engine/scene-rows';
import { useMenuSearch } from '@portal/menu-engine/search-box';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useBoundPlatforms } from '../../layout/useBoundPlatforms.ts';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { useMenuMoment } from './useMenuMoment.ts';
import { usePaidSwitch } from './usePaidSwitch.ts';
import { useRefusal } from './useRefusal.ts';
import { useSameList } from './useSameList.ts';
import { useSameRecord } from './useSameRecord.ts';

const NONE: readonly MenuUse[] = [];

/** All that the tools around a workspace's menus know. */
export type MenuTools = ReturnType<typeof useMenuTools>;

/** Puts the tools around a workspace's menus together: their calls, lists, search, marks. */
export function useMenuTools() {
  const { client, api: shellApi } = useServices();
  const { system, index, openMenu } = useWorkspace();
  const { i18n } = useLingui();
  const { tell, wordsOf } = useRefusal();
  const api = useMemo(() => createApi(client, { ...menusCustomContract, ...menusToolsContract }), [client]);
  const favorites = useFavorites({ api, index, onRefused: tell });
  const pins = usePins({ api, index, onRefused: tell });
  const scenes = useScenes({ api, wordsOf });
  const paid = usePaidSwitch(api);
  const pinned = useSameList(pins.ids);
  const { data: elsewhere = NONE } = useQuery(menuToolQueries(api).use(system.systemCode));
  const moment = useMenuMoment({ index, pinned, elsewhere });
  const user = useQuery(accountQueries(shellApi).userInfo()).data;

  const { usableOnly } = paid;
  const leaves = useMemo(
    () => (usableOnly ? index.leaves.filter(({ menu }) => menu.updateFlag !== 2) : index.leaves),
    [index, usableOnly],
  );
  const find = useMenuSearch({ leaves, locale: i18n.locale, views: moment.views });

  const [now] = useState(() => Date.now());
  const boundPlatforms = useBoundPlatforms(system.serviceId);
  const list = useMemo<Pick<MenuListProps, 'actions' | 'conditions'>>(
    () => ({
      actions: {
        hrefOf: (entry) => menuHref(entry, system),
        onOpen: openMenu,
        onBuy: openMenu,
        onUnlock: openMenu,
      },
      conditions: { now, boundPlatforms },
    }),
    [system, openMenu, now, boundPlatforms],
  );
  const demo = user?.ssoEnv === 'DEMO';
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
