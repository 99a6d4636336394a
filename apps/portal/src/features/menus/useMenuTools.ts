import { useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { createApi, isApiError } from '@portal/api-client';
import { type MenuUse, menusCustomContract, menusToolsContract } from '@portal/api-client/contract';
import { useMachine } from '@portal/machine/react';
import { menuToolQueries, useFavorites, usePins } from '@portal/menu-engine/favorites';
import { usePaidSwitch } from '@portal/menu-engine/menu-all';
import { useScenes } from '@portal/menu-engine/scene-rows';
import { tradeSynonyms } from '@portal/menu-engine/search';
import { useMenuSearch } from '@portal/menu-engine/search-box';
import { requestToast, useIsNear } from '@portal/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { isDemo } from '../../app/createSessionData.ts';
import { choosePorts } from '../../app/ports.ts';
import { useUserConfig } from '../../workspace/useSystems.ts';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { useMenuMoment, useSameList } from './useMenuMoment.ts';

export const menusPorts = choosePorts(
  'act',
  'anchors',
  'api',
  'client',
  'config',
  'dialogs',
  'navigate',
  'search',
  'shortcuts',
  'storage',
  'toasts',
);

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
  const { isWanted, want } = useListsWanted();
  const favorites = useFavorites({ api, index, onRefused: tell, isWanted });
  const pins = usePins({ api, index, onRefused: tell });
  const scenes = useScenes({ api, wordsOf });
  const paid = usePaidSwitch({ api, system, index, onRefused: tell });
  const pinned = useSameList(pins.ids);
  const { data: elsewhere = NONE } = useQuery({
    ...menuToolQueries(api).use(system.systemCode),
    enabled: isWanted,
  });
  const user = useQuery(accountQueries(shellApi).userInfo()).data;

  const { usableOnly } = paid;
  const moment = useMenuMoment({ index, pinned, elsewhere, usableOnly });
  const leaves = useMemo(
    () => (usableOnly ? index.leaves.filter(({ menu }) => menu.updateFlag !== 2) : index.leaves),
    [index, usableOnly],
  );
  const find = useMenuSearch({ leaves, locale: i18n.locale, synonyms: tradeSynonyms, views: moment.views });

  const demo = isDemo(user);
  return useSameRecord({
    api,
    index,
    favorites,
    want,
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

/** How a refused call is told: as a toast, or as words for a form. */
function useRefusal() {
  const { toasts, navigate } = menusPorts.use();
  const { i18n } = useLingui();
  return useMemo(() => {
    const toastOf = (error: unknown) =>
      isApiError(error) ? requestToast(i18n, error, { onHome: () => navigate('/#/user/home') }) : undefined;
    return {
      tell(error: unknown): void {
        const toast = toastOf(error);
        if (toast) toasts.show(toast);
      },
      wordsOf: (error: unknown): string => String(toastOf(error)?.title ?? ''),
    };
  }, [toasts, navigate, i18n]);
}

/** A record that stays the same object for as long as each of its values does; it always has the same names. */
function useSameRecord<Values extends object>(values: Values): Values {
  return useMemo(() => values, Object.values(values));
}

/**
 * Whether the lists of what a person keeps and uses are about to be seen: they stand in panels of the header and the strip,
 * which are closed until somebody comes there, in the left menu, and on the welcome page, which says so by `want`.
 */
function useListsWanted(): { isWanted: boolean; want: () => void } {
  const { header, tabs } = useMachine(menusPorts.use().anchors);
  const hasLeftMenu = useUserConfig().packageStyle === 1;
  const isAtHeader = useIsNear(header);
  const isAtStrip = useIsNear(tabs);
  const [isShown, setIsShown] = useState(false);
  const want = useCallback(() => setIsShown(true), []);
  return { isWanted: hasLeftMenu || isAtHeader || isAtStrip || isShown, want };
}
