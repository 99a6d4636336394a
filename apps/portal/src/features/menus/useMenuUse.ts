import type { MenuUse } from '@portal/api-client/contract';
import type { MenuViews } from '@portal/menu-engine/core';
import { type MenuToolsApi, menuToolQueries } from '@portal/menu-engine/favorites';
import { useTabsValue } from '@portal/tabs';
import type { TabsState } from '@portal/tabs/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { mergeUse } from './mergeUse.ts';

const NONE: readonly MenuUse[] = [];

/** How often the person opened menus: what this window counted and what the server knows of other devices. */
export function useMenuUse(api: MenuToolsApi, systemCode: string): readonly MenuViews[] {
  // The page that is opened comes first, and what is counted with it together with what is marked in the menus.
  const here = useDeferredValue(useTabsValue(viewedOf));
  const { data: elsewhere = NONE } = useQuery(menuToolQueries(api).use(systemCode));
  return useMemo(() => mergeUse(here, elsewhere), [here, elsewhere]);
}

function viewedOf({ history }: TabsState) {
  return history;
}
