import { createContext, type ReactNode, useContext } from 'react';
import type { MenuConditions } from '../../core/menuMarks.ts';
import type { MenuEntry } from '../../core/types.ts';

/** What a list of menus reports and asks; the shell answers. */
export type MenuActions = {
  /** Address of a menu, for its link. */
  hrefOf: (entry: MenuEntry) => string | undefined;
  /** A menu was chosen by a plain click; other clicks are the browser's. */
  onOpen: (entry: MenuEntry) => void;
  /** The buy button of a menu that is not purchased. */
  onBuy: (entry: MenuEntry) => void;
  /** The lock of a menu whose platform is not bound. */
  onUnlock: (entry: MenuEntry) => void;
  /** A further control at the end of a menu's row. */
  rowAction?: (entry: MenuEntry) => ReactNode;
};

/** What every menu list is given. */
export type MenuListProps = {
  actions: MenuActions;
  conditions: MenuConditions;
  /** Key of the menu whose pane is shown. */
  activeKey?: string;
  /** Hides menus that must be bought first. @default the tree's own setting */
  usableOnly?: boolean;
  /** The search behind the boxes of the list, such as `useMenuSearch`. @default by name and address */
  find?: (query: string, limit: number) => readonly { readonly entry: MenuEntry }[];
};

/** What the rows of a list are given. */
export type MenuListValue = Required<Pick<MenuListProps, 'actions' | 'conditions' | 'usableOnly'>> & {
  activeKey?: string | undefined;
  find?: MenuListProps['find'];
};

const MenuListContext = createContext<MenuListValue | undefined>(undefined);

/** Gives the rows below what their list was given. */
export const MenuListProvider = MenuListContext.Provider;

/** Returns what the list around the caller was given. */
export function useMenuList(): MenuListValue {
  const value = useContext(MenuListContext);
  if (!value) throw new Error('@portal/menu-engine: a menu row is used outside of a menu list');
  return value;
}
