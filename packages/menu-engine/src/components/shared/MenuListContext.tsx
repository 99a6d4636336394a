import { createStore, type Readable } from '@portal/machine';
import { useMachine } from '@portal/machine/react';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { MenuConditions } from '../../core/menuMarks.ts';
import type { MenuEntry } from '../../core/types.ts';

/** What a list of menus reports and asks; the shell answers. */
export type MenuActions = {
  /** Address of a menu, for its link. */
  hrefOf: (entry: MenuEntry) => string | undefined;
  /** A menu was chosen by a plain click; other clicks are the browser's. */
  onOpen: (entry: MenuEntry) => void;
  /** The buy button of a menu that is not purchased; without it there is no such button. */
  onBuy?: (entry: MenuEntry) => void;
  /** The lock of a menu whose platform is not bound; without it there is no lock. */
  onUnlock?: (entry: MenuEntry) => void;
  /** A further control at the end of a menu's row. */
  rowAction?: (entry: MenuEntry) => ReactNode;
};

/** What every menu list is given. */
export type MenuListProps = {
  /** What the list reports, and where its links lead. */
  actions: MenuActions;
  /** What locks and expiry depend on. */
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

type ActiveKey = string | undefined;
type ListOfRows = Omit<MenuListValue, 'activeKey'>;
const MenuListContext = createContext<{ rows: ListOfRows; active: Readable<ActiveKey> } | undefined>(
  undefined,
);

/** Gives the rows below what their list was given; another page that is shown renders only the rows that it marks. */
export function MenuListProvider({ value, children }: { value: MenuListValue; children: ReactNode }) {
  const { actions, conditions, usableOnly, find, activeKey } = value;
  const [active] = useState(() => createStore<ActiveKey>(activeKey));
  useLayoutEffect(() => active.set(activeKey), [active, activeKey]);
  const list = useMemo(
    () => ({ rows: { actions, conditions, usableOnly, find }, active }),
    [actions, conditions, usableOnly, find, active],
  );
  return <MenuListContext.Provider value={list}>{children}</MenuListContext.Provider>;
}

function useList() {
  const list = useContext(MenuListContext);
  if (!list) throw new Error('@portal/menu-engine: a menu row is used outside of a menu list');
  return list;
}

/** Returns what the list around the caller was given. */
export function useMenuList(): ListOfRows {
  return useList().rows;
}

/** Whether a menu's page is the one that is shown. */
export function useIsActive(key: string): boolean {
  return useMachine(useList().active, (activeKey) => activeKey === key);
}

/** Returns the key of the menu whose page is shown; another one renders whoever asks. */
export function useActiveKey(): ActiveKey {
  return useMachine(useList().active);
}
