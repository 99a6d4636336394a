import { useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { createApi } from '@portal/api-client';
import { menusCustomContract, menusToolsContract } from '@portal/api-client/contract';
import type { MenuListProps } from '@portal/menu-engine';
import { commonMenus, historyMenus, menuHref, menuKey, suggestMenus } from '@portal/menu-engine/core';
import { useFavorites, usePins } from '@portal/menu-engine/favorites';
import { useScenes } from '@portal/menu-engine/scene-rows';
import { useMenuSearch } from '@portal/menu-engine/search-box';
import { useTabsValue } from '@portal/tabs';
import { getActivePane } from '@portal/tabs/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useBoundPlatforms } from '../../layout/useBoundPlatforms.ts';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { useMenuUse } from './useMenuUse.ts';
import { usePaidSwitch } from './usePaidSwitch.ts';
import { useRefusal } from './useRefusal.ts';
import { useSameList } from './useSameList.ts';
import { useSameRecord } from './useSameRecord.ts';

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
  const use = useMenuUse(api, system.systemCode);
  const user = useQuery(accountQueries(shellApi).userInfo()).data;
  const shownId = useDeferredValue(useTabsValue(shownMenuId));
  const shown = shownId === undefined ? undefined : index.byId.get(shownId);

  const { usableOnly } = paid;
  const views = useMemo(
    () =>
      new Map(
        use.flatMap(({ menuId, views: count }) => (menuId === undefined ? [] : [[menuId, count ?? 0]])),
      ),
    [use],
  );
  const leaves = useMemo(
    () => (usableOnly ? index.leaves.filter(({ menu }) => menu.updateFlag !== 2) : index.leaves),
    [index, usableOnly],
  );
  const find = useMenuSearch({ leaves, locale: i18n.locale, views });
  // Each page that is viewed counts, few change the order.
  const history = useSameList(useMemo(() => historyMenus(index, use), [index, use]));
  const common = useSameList(
    useMemo(() => commonMenus(index, { pinned: pins.ids, history: use }), [index, pins.ids, use]),
  );
  const suggestions = useMemo(() => suggestMenus(index, { shown, history: use }), [index, shown, use]);

  const [now] = useState(() => Date.now());
  const boundPlatforms = useBoundPlatforms(system.serviceId);
  const list = useMemo<Omit<MenuListProps, 'usableOnly'>>(
    () => ({
      actions: {
        hrefOf: (entry) => menuHref(entry, system),
        onOpen: openMenu,
        onBuy: openMenu,
        onUnlock: openMenu,
      },
      conditions: { now, boundPlatforms },
      ...(shownId !== undefined && { activeKey: menuKey(shownId) }),
    }),
    [system, openMenu, now, boundPlatforms, shownId],
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
    history,
    common,
    suggestions,
    shown,
    list,
    demo,
    tell,
    wordsOf,
  });
}

function shownMenuId(state: Parameters<typeof getActivePane>[0]): string | undefined {
  return getActivePane(state).menuId;
}
