import type { MenuEntry } from '@portal/menu-engine/core';
import { useTabsValue } from '@portal/tabs';
import { getActivePane, type TabsState } from '@portal/tabs/core';
import { useDeferredValue } from 'react';
import { useWorkspace } from './WorkspaceContext.ts';

/**
 * The menu whose page is in front; the page is painted first, menus mark their line a moment later. For small parts
 * only: it renders whoever asks with every page that is chosen.
 */
export function useShownMenu(): MenuEntry | undefined {
  const { index } = useWorkspace();
  const id = useDeferredValue(useTabsValue(shownMenuId));
  return id === undefined ? undefined : index.byId.get(id);
}

function shownMenuId(state: TabsState): string | undefined {
  return getActivePane(state).menuId;
}
