import { useMemo } from 'react';
import { MenuLink } from '../../../components/shared/MenuLink.tsx';
import { type MenuListProps, MenuListProvider } from '../../../components/shared/MenuListContext.tsx';
import type { MenuEntry } from '../../../core/types.ts';

export type LeavingRowsProps = Pick<MenuListProps, 'actions' | 'conditions' | 'activeKey' | 'usableOnly'> & {
  entries: readonly MenuEntry[];
  className: string | undefined;
  /** Closes what the rows stand in, before one of them opens. */
  onLeave: () => void;
};

/** Menus in something that floats and closes when one of them is opened; nothing where there are none. */
export function LeavingRows({
  entries,
  className,
  onLeave,
  actions,
  conditions,
  activeKey,
  usableOnly = false,
}: LeavingRowsProps) {
  const list = useMemo(() => {
    const onOpen: typeof actions.onOpen = (entry) => {
      onLeave();
      actions.onOpen(entry);
    };
    return { actions: { ...actions, onOpen }, conditions, usableOnly, activeKey };
  }, [actions, onLeave, conditions, usableOnly, activeKey]);
  if (entries.length === 0) return null;
  return (
    <MenuListProvider value={list}>
      <ul className={className}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <MenuLink entry={entry} />
          </li>
        ))}
      </ul>
    </MenuListProvider>
  );
}
