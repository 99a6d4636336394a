import type { MenuListProps } from '@portal/menu-engine';
import { MenuAll, PaidToggle } from '@portal/menu-engine/menu-all';
import type { MenuTools } from './useMenuTools.ts';

export type AllMenusProps = {
  tools: MenuTools;
  list: Pick<MenuListProps, 'actions' | 'conditions' | 'activeKey'>;
  query: string;
  category?: string | undefined;
  onClose: () => void;
};

/** The overview of all menus over the workspace. */
export function AllMenus({ tools, list, query, category, onClose }: AllMenusProps) {
  const { index, find, favorites, history, paid } = tools;
  return (
    <MenuAll
      {...list}
      index={index}
      find={find}
      favorites={favorites.entries}
      history={history}
      usableOnly={paid.usableOnly}
      initialQuery={query}
      {...(category !== undefined && { initialCategory: category })}
      toolsSlot={
        <PaidToggle shown={!paid.usableOnly} busy={paid.busy} onChange={(shown) => paid.set(!shown)} />
      }
      onClose={onClose}
    />
  );
}
