import { useTabsValue } from '@portal/tabs';
import { getActivePane, type TabsState } from '@portal/tabs/core';
import { type ReactNode, useDeferredValue } from 'react';
import { menuOf } from '../panes/menuOf.ts';
import { ShownMenuContext } from './useShownMenu.ts';
import { useWorkspace } from './WorkspaceContext.ts';

/** Tells the parts of the workspace of the menu in front once its page is painted, all of them at the same time. */
export function ShownMenuProvider({ children }: { children: ReactNode }) {
  const { index } = useWorkspace();
  const menuId = useDeferredValue(useTabsValue(shownMenuId));
  return <ShownMenuContext value={menuOf({ menuId }, index)}>{children}</ShownMenuContext>;
}

function shownMenuId(state: TabsState): string | undefined {
  return getActivePane(state).menuId;
}
