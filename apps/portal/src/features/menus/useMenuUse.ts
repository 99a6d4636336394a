import type { MenuViews } from '@portal/menu-engine/core';
import { type MenuToolsApi, menuToolQueries } from '@portal/menu-engine/favorites';
import { useTabsValue } from '@portal/tabs';
import type { TabsState } from '@portal/tabs/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** How often the person opened menus: what this window counted and what the server knows of other devices. */
export function useMenuUse(api: MenuToolsApi, systemCode: string): readonly MenuViews[] {
  const here = useTabsValue(viewedOf);
  const { data: elsewhere } = useQuery(menuToolQueries(api).use(systemCode));
  return useMemo(() => {
    const views = new Map<string, number>();
    const add = (menuId: string | undefined, count = 0) => {
      // The server counted this device's openings too: the larger number, not the sum.
      if (menuId !== undefined) views.set(menuId, Math.max(views.get(menuId) ?? 0, count));
    };
    for (const viewed of here) add(viewed.menuId, viewed.views);
    for (const used of elsewhere ?? []) add(used.menuId, used.views);
    return [...views].map(([menuId, count]) => ({ menuId, views: count }));
  }, [here, elsewhere]);
}

function viewedOf({ history }: TabsState) {
  return history;
}
