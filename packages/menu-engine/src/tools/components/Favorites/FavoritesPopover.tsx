import { Trans, useLingui } from '@lingui/react';
import { Dropdown, EmptyState, ErrorState, Icon, IconButton, LoadingState } from '@portal/ui';
import type { MenuListProps } from '../../../components/shared/MenuListContext.tsx';
import { walkRows } from '../../../components/shared/walkRows.ts';
import type { MenuEntry } from '../../../core/types.ts';
import type { ListStatus } from '../../core/ListStatus.ts';
import { LeavingRows } from '../shared/LeavingRows.tsx';
import classes from './FavoritesPopover.module.css';
import type { MenuMarkState } from './MenuRowTools.tsx';

/** Props of `FavoritesPopover`. */
export type FavoritesPopoverProps = Pick<MenuListProps, 'actions' | 'conditions' | 'activeKey'> & {
  favorites: readonly MenuEntry[];
  /** @default 'ready' */
  status?: ListStatus;
  /** Loads the favourites again. */
  onReload?: () => void;
  /** The page that is shown, to be starred from here; undefined where there is none. */
  current?: { readonly name: string; readonly favorite: MenuMarkState };
  /** Leads to where favourites are put in order, the overview of all menus. */
  onManage?: () => void;
};

/** The bookmark of the tab strip: the person's favourites in a popover, with the way to manage them. */
export function FavoritesPopover({
  favorites,
  status = 'ready',
  onReload,
  current,
  onManage,
  actions,
  conditions,
  activeKey,
}: FavoritesPopoverProps) {
  const { i18n } = useLingui();
  const title = i18n._({ id: 'menu.favorites.title', message: '我的收藏' });
  return (
    <Dropdown
      label={title}
      placement="bottom-end"
      trigger={(trigger) => <IconButton {...trigger} icon="bookmark" label={title} />}
    >
      {({ close }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move between the rows inside
        <div className={classes.panel} onKeyDown={walkRows}>
          <div className={classes.head}>
            <h2 className={classes.title}>{title}</h2>
            {onManage && (
              <button
                type="button"
                className={classes.manage}
                onClick={() => {
                  close();
                  onManage();
                }}
              >
                <Trans id="menu.favorites.manage" message="管理" />
              </button>
            )}
          </div>
          {current && <CurrentPage {...current} />}
          {status === 'loading' && <LoadingState rows={3} />}
          {status === 'failed' && (
            <ErrorState
              title={<Trans id="menu.favorites.failed" message="收藏没有加载出来" />}
              onRetry={onReload}
            />
          )}
          {status === 'ready' && favorites.length === 0 && (
            <EmptyState
              icon="star"
              title={<Trans id="menu.favorites.empty" message="还没有收藏的菜单" />}
              text={
                <Trans id="menu.favorites.emptyNote" message="点菜单名称旁的星标，常用的页面就会出现在这里" />
              }
            />
          )}
          {status === 'ready' && (
            <LeavingRows
              className={classes.list}
              entries={favorites}
              actions={actions}
              conditions={conditions}
              activeKey={activeKey}
              onLeave={close}
            />
          )}
        </div>
      )}
    </Dropdown>
  );
}

function CurrentPage({ name, favorite }: NonNullable<FavoritesPopoverProps['current']>) {
  const { on, busy = false, onToggle } = favorite;
  return (
    <button
      type="button"
      className={classes.current}
      aria-busy={busy || undefined}
      data-on={on || undefined}
      title={name}
      onClick={() => !busy && onToggle()}
    >
      <Icon name="star" />
      <span>
        {on ? (
          <Trans id="menu.favorites.removeCurrent" message="取消收藏当前页面" />
        ) : (
          <Trans id="menu.favorites.addCurrent" message="收藏当前页面" />
        )}
      </span>
    </button>
  );
}
