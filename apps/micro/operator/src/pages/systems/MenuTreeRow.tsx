import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useLingui } from '@lingui/react';
import { fromSetupNames, type SetupMenu } from '@portal/api-client/contract/operator';
import { useGuest } from '@portal/embed/react-guest';
import { Icon } from '@portal/ui';
import { StatusBadge } from '@portal/ui/table';
import { inLanguage } from '../../components/three.ts';
import type { Zone } from './core/keyMove.ts';
import classes from './MenuTree.module.css';

export type MenuTreeRowProps = {
  menu: SetupMenu;
  depth: number;
  position: number;
  count: number;
  /** Its details stand beside the tree. */
  isOpen: boolean;
  /** Tab leads to it. */
  isReached: boolean;
  isHome: boolean;
  /** Where what is dragged would go. */
  zone: Zone | undefined;
  onReach: () => void;
  onOpen: () => void;
};

/** One menu of the tree. */
export function MenuTreeRow(props: MenuTreeRowProps) {
  const { menu, depth, position, count, isOpen, isReached, isHome, zone, onReach, onOpen } = props;
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const { setNodeRef: setDrag, listeners, transform, isDragging } = useDraggable({ id: menu.id });
  const { setNodeRef: setDrop } = useDroppable({ id: menu.id });
  return (
    <div
      ref={(element) => {
        setDrag(element);
        setDrop(element);
      }}
      className={classes.row}
      style={{
        paddingInlineStart: `calc(${depth} * 24px + var(--portal-space-2))`,
        ...(transform && { transform: `translateY(${transform.y}px)` }),
      }}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isOpen}
      aria-expanded={menu.menus ? true : undefined}
      tabIndex={isReached ? 0 : -1}
      data-id={menu.id}
      data-zone={zone}
      data-dragging={isDragging || undefined}
      {...listeners}
      onFocus={onReach}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        // A space would scroll the page.
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon name={menu.menus ? 'folder' : 'file'} size={16} />
      <span className={classes.name}>{inLanguage(fromSetupNames(menu.name), locale)}</span>
      {isHome && (
        <StatusBadge tone="primary">{i18n._({ id: 'operator.menu.home', message: '首页' })}</StatusBadge>
      )}
      {menu.members && (
        <StatusBadge tone="neutral">
          {i18n._({ id: 'operator.menu.members', message: '成员可用' })}
        </StatusBadge>
      )}
      <span className={classes.opens}>{menu.url ?? (menu.app ? `${menu.app}${menu.page ?? ''}` : '')}</span>
    </div>
  );
}
