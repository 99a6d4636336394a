import { Trans, useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { SIDER_WIDTH } from '../../core/constants.ts';
import type { ListedSystem } from '../../core/systemLabel.ts';
import type { MenuIndex } from '../../core/types.ts';
import { type MenuListProps, MenuListProvider } from '../shared/MenuListContext.tsx';
import type { MenuStatus } from '../shared/MenuState.tsx';
import slotRows from '../shared/SlotRows.module.css';
import { type SystemActions, SystemRow } from '../shared/SystemRow.tsx';
import { useDismiss } from '../shared/useDismiss.ts';
import { useHoverIntent } from '../shared/useHoverIntent.ts';
import { SiderBranches } from './SiderBranches.tsx';
import { SiderEdge } from './SiderEdge.tsx';
import classes from './SiderMenu.module.css';
import { useRowInView } from './useRowInView.ts';
import { walkTree } from './walkTree.ts';

/** Props of `SiderMenu`. */
export type SiderMenuProps<System extends ListedSystem = ListedSystem> = MenuListProps & {
  /** The tree, as `readMenus` or `normalizeMenuTree` returns it. */
  index: MenuIndex;
  /** Whether the tree is there, is loading or failed to come. @default 'ready' */
  status?: MenuStatus;
  /** Loads the menus again, from the state shown when they failed or there are none. */
  onReload?: () => void;
  /** All applications of the company; the tree stands below the present one. Without them there is the tree alone. */
  systems?: readonly System[];
  /** Code of the present application. */
  currentCode?: string;
  /** What the rows of the applications do; needed where there are some. */
  systemActions?: SystemActions<System>;
  /** Shows icons only. */
  folded: boolean;
  /** The choice to be kept. */
  onFoldChange: (folded: boolean) => void;
  /** How wide it is while it is not folded, in px. @default 160 */
  width?: number;
  /** The width to be kept, in px; without it the edge cannot be moved. */
  onWidthChange?: (width: number) => void;
  /** Filter over the pages, at the top. */
  searchSlot?: ReactNode;
  /** The scene in use, above the applications. */
  sceneSlot?: ReactNode;
  /** The most used menus, below the applications. */
  historySlot?: ReactNode;
  /** Entry to the common menus, at the bottom. */
  footerSlot?: ReactNode;
};

/** The left menu: the menus as a tree, below the present one of all applications where there are some; folded, as icons with flyouts. */
export function SiderMenu<System extends ListedSystem>({
  index,
  status = 'ready',
  onReload,
  systems,
  currentCode,
  systemActions,
  folded,
  onFoldChange,
  width,
  onWidthChange,
  searchSlot,
  sceneSlot,
  historySlot,
  footerSlot,
  actions,
  conditions,
  activeKey,
  usableOnly = index.usableOnly,
}: SiderMenuProps<System>) {
  const { i18n } = useLingui();
  const sider = useRef<HTMLElement>(null);
  const hover = useHoverIntent();
  const { dismiss, open } = hover;
  const calls = useMemo(() => {
    const onOpen: typeof actions.onOpen = (entry) => {
      dismiss();
      actions.onOpen(entry);
    };
    return { ...actions, onOpen };
  }, [actions, dismiss]);
  const foldLabel = folded
    ? i18n._({ id: 'menu.sider.unfold', message: '展开菜单' })
    : i18n._({ id: 'menu.sider.fold', message: '收起菜单' });

  useDismiss(sider, open !== undefined, (by) => {
    if (by === 'escape')
      sider.current?.querySelector<HTMLElement>('[aria-expanded=true][data-flyout]')?.focus();
    dismiss();
  });

  useRowInView(sider, { activeKey, index, folded });

  const branches = (
    <SiderBranches index={index} status={status} onReload={onReload} folded={folded} hover={hover} />
  );
  const isListed = systems?.some(({ systemCode }) => systemCode === currentCode);
  return (
    <nav
      ref={sider}
      className={classes.sider}
      data-folded={folded || undefined}
      style={folded || width === undefined ? undefined : { width }}
      aria-label={i18n._({ id: 'menu.label', message: '应用菜单' })}
      onKeyDown={walkTree}
    >
      {searchSlot && !folded && <div className={classes.search}>{searchSlot}</div>}
      <MenuListProvider value={{ actions: calls, conditions, usableOnly, activeKey }}>
        <div className={classes.scroll} onScroll={open === undefined ? undefined : dismiss}>
          {!folded && sceneSlot}
          {!folded && systems && (
            <p className={classes.heading}>
              <Trans id="menu.switcher.title" message="全部应用" />
            </p>
          )}
          {systems && systemActions && (
            <ul className={classes.systems}>
              {systems.map((system) => {
                const current = system.systemCode === currentCode;
                return (
                  <li key={`${system.serviceId}:${system.systemCode}`} data-current={current || undefined}>
                    <SystemRow
                      system={system}
                      current={current}
                      actions={systemActions}
                      room={folded ? 'icon' : 'narrow'}
                    />
                    {current && branches}
                  </li>
                );
              })}
            </ul>
          )}
          {!isListed && branches}
          {!folded && historySlot}
        </div>
        {footerSlot && (
          <div className={classes.foot}>
            <div className={slotRows.rows}>{footerSlot}</div>
          </div>
        )}
      </MenuListProvider>
      <div className={classes.foot}>
        <button
          type="button"
          className={classes.fold}
          aria-label={foldLabel}
          title={foldLabel}
          onClick={() => onFoldChange(!folded)}
        >
          <Icon name={folded ? 'expand' : 'collapse'} />
          {!folded && <span>{foldLabel}</span>}
        </button>
      </div>
      {!folded && onWidthChange && <SiderEdge width={width ?? SIDER_WIDTH} onResize={onWidthChange} />}
    </nav>
  );
}
