import { createStore, type Store } from '@portal/machine';
import { useMachine } from '@portal/machine/react';
import type { MenuActions, MenuListProps, SwitcherSlot, TopMenuProps } from '@portal/menu-engine';
import type { MenuEntry, MenuIndex } from '@portal/menu-engine/core';
import { useTabsValue } from '@portal/tabs';
import { getActivePane, type TabsState } from '@portal/tabs/core';
import { createContext, type ReactNode, use, useDeferredValue } from 'react';
import type { Door } from './panes/createDoor.ts';
import { menuOf } from './panes/menuPane.ts';

/** What the parts of a workspace know of it. */
export type WorkspaceValue = {
  system: { serviceId: string; systemCode: string };
  index: MenuIndex;
  /** Address of the workspace. */
  base: string;
  /** What every other way to open a page passes. */
  door: Door;
  /** What every list of the system's menus reports and asks. */
  list: Pick<MenuListProps, 'actions' | 'conditions'>;
  /** The colours that it is shown in now. */
  theme: 'light' | 'dark';
};

const WorkspaceContext = createContext<WorkspaceValue | undefined>(undefined);
const ShownMenuContext = createContext<MenuEntry | undefined>(undefined);

/** Returns the workspace around a part of the shell. */
export function useWorkspace(): WorkspaceValue {
  const value = use(WorkspaceContext);
  if (!value) throw new Error('Rendered outside a workspace');
  return value;
}

/**
 * Returns the menu whose page is in front, a moment after that page. For small parts only: it renders whoever asks with
 * every page that is chosen.
 */
export function useShownMenu(): MenuEntry | undefined {
  return use(ShownMenuContext);
}

/** Returns the same in the frame of the page: for what marks it by one row, which costs less than a frame more. */
export function useMenuInFront(): MenuEntry | undefined {
  const { index } = useWorkspace();
  return menuOf({ menuId: useTabsValue(shownMenuId) }, index);
}

/** Gives its parts the workspace; they hear of the menu in front once its page is painted, all at the same time. */
export function WorkspaceProvider({ value, children }: { value: WorkspaceValue; children: ReactNode }) {
  const menuId = useDeferredValue(useTabsValue(shownMenuId));
  return (
    <WorkspaceContext value={value}>
      <ShownMenuContext value={menuOf({ menuId }, value.index)}>{children}</ShownMenuContext>
    </WorkspaceContext>
  );
}

function shownMenuId(state: TabsState): string | undefined {
  return getActivePane(state).menuId;
}

/** What the tools around menus put into the shell's menus once they are loaded. */
export type MenuSlotValues = {
  /** Star and pin at the end of a menu's row. */
  rowAction?: MenuActions['rowAction'];
  /** The common menus of the moment, pinned ones first. */
  common?: () => readonly MenuEntry[];
  /** Hides menus that must be bought first. */
  usableOnly?: boolean;
  topMenu?: Required<Pick<TopMenuProps, 'scenes' | 'find'>> & Pick<TopMenuProps, 'drop'>;
  switcher?: { commonMenusSlot: SwitcherSlot; scenesSlot: SwitcherSlot; addSceneSlot: SwitcherSlot };
  sider?: {
    searchSlot: ReactNode;
    sceneSlot: ReactNode;
    historySlot: ReactNode;
    footerSlot: (sider: { folded: boolean }) => ReactNode;
  };
  headerTools?: ReactNode;
  stripTools?: ReactNode;
  welcome?: ReactNode;
};

/** The slots of one workspace; until the tools are loaded they are empty. */
export const createMenuSlots = (): Store<MenuSlotValues> => createStore<MenuSlotValues>({});

/** Hands the slots of a workspace to its parts; outside of one they stay empty. */
export const MenuSlotsContext = createContext(createMenuSlots());

/** Returns what stands in the menus' slots now. */
export function useMenuSlots(): MenuSlotValues {
  return useMachine(use(MenuSlotsContext));
}

/** Returns what stands in one of them; another one that changes renders nothing. */
export function useMenuSlot<Name extends keyof MenuSlotValues>(name: Name): MenuSlotValues[Name] {
  return useMachine(use(MenuSlotsContext), (values) => values[name]);
}
