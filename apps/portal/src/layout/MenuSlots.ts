import type { MenuActions, MenuEntry, SwitcherSlot, TopMenuProps } from '@portal/menu-engine';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

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
};

/** The slots of one workspace; until the tools are loaded they are empty. */
export function createMenuSlots() {
  let values: MenuSlotValues = {};
  const listeners = new Set<() => void>();
  return {
    get: () => values,
    set(next: MenuSlotValues): void {
      values = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type MenuSlots = ReturnType<typeof createMenuSlots>;

/** Hands the slots of a workspace to its parts. */
export const MenuSlotsContext = createContext<Pick<MenuSlots, 'get' | 'subscribe'> & Partial<MenuSlots>>({
  get: () => NONE,
  subscribe: () => () => {},
});

const NONE: MenuSlotValues = {};

/** What stands in the menus' slots now. */
export function useMenuSlots(): MenuSlotValues {
  const { subscribe, get } = use(MenuSlotsContext);
  return useSyncExternalStore(subscribe, get);
}

/** What stands in one of them; another one that changes renders nothing. */
export function useMenuSlot<Name extends keyof MenuSlotValues>(name: Name): MenuSlotValues[Name] {
  const { subscribe, get } = use(MenuSlotsContext);
  return useSyncExternalStore(subscribe, () => get()[name]);
}
