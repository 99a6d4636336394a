import { Trans, useLingui } from '@lingui/react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { MenuListProps } from '../../../components/shared/MenuListContext.tsx';
import type { RecordSearchState } from './recordSearch.ts';
import classes from './SearchBox.module.css';
import { SearchOption } from './SearchOption.tsx';
import type { SearchGroup, SearchItem } from './searchItems.ts';

type SearchPopoverProps = Pick<MenuListProps, 'actions' | 'conditions' | 'activeKey'> & {
  listId: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  groups: readonly SearchGroup[];
  query: string;
  /** Undefined while nothing is asked. */
  found: number | undefined;
  /** How the search for records stands, and what it found. */
  records: { status: RecordSearchState['status']; count: number };
  active: number;
  onChoose: (item: SearchItem) => void;
};

/** The list below a search box. */
export function SearchPopover({
  listId,
  label,
  anchor,
  groups,
  query,
  found,
  records,
  active,
  ...row
}: SearchPopoverProps) {
  const { i18n } = useLingui();
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => panel.current && anchor.current && placeBelow(panel.current, anchor.current);
    panel.current?.showPopover();
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [anchor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top again
  useEffect(() => {
    panel.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, groups]);

  const titles = {
    found: i18n._({ id: 'menu.search.found', message: '搜索结果' }),
    suggestions: i18n._({ id: 'menu.search.suggestions', message: '猜你想用' }),
    history: i18n._({ id: 'menu.search.history', message: '历史记录' }),
    'view-all': undefined,
    section: undefined,
    records: undefined,
  };
  let position = 0;
  return (
    // A press on the list must not take the focus from the box.
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus where it is
    <div
      ref={panel}
      className={classes.panel}
      popover="manual"
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className={classes.none} role="status">
        {found === 0 && records.count === 0 && records.status !== 'waiting' && (
          <Trans
            id="menu.search.none"
            message="没有找到与“{query}”相符的菜单，请换个词，或试试拼音首字母"
            values={{ query }}
          />
        )}
        {found !== undefined && found > 0 && (
          <span className="portal-visually-hidden">
            <Trans
              id="menu.search.count"
              message="{count, plural, other {找到 # 个菜单}}"
              values={{ count: found }}
            />
          </span>
        )}
        {groups.length === 0 && found === undefined && (
          <Trans id="menu.search.start" message="打开过的菜单会显示在这里，请输入名称查找" />
        )}
      </p>
      <div className={classes.list} id={listId} role="listbox" aria-label={label}>
        {groups.map((group) => {
          const title = group.title || titles[group.kind];
          const headingId = `${listId}-${group.id}`;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of a listbox
            <div key={group.id} role="group" className={classes.group} aria-labelledby={title && headingId}>
              {title && (
                <p id={headingId} className={classes.heading} role="presentation">
                  {title}
                </p>
              )}
              {group.items.map((item) => {
                const at = position++;
                return (
                  <SearchOption
                    key={item.key}
                    id={`${listId}-${at}`}
                    item={item}
                    query={query}
                    chosen={at === active}
                    {...row}
                  />
                );
              })}
            </div>
          );
        })}
      </div>
      <RecordsNote {...records} />
    </div>
  );
}

/** Below the list, where nothing moves for it: how the search for records stands. */
function RecordsNote({ status, count }: SearchPopoverProps['records']) {
  return (
    <p className={classes.records} role="status" data-status={status} hidden={status === 'idle'}>
      {status === 'waiting' && <Trans id="menu.search.records.waiting" message="正在查找订单、商品等记录…" />}
      {status === 'failed' && <Trans id="menu.search.records.failed" message="记录没有查到，页面仍可打开" />}
      {status === 'offline' && (
        <Trans id="menu.search.records.offline" message="网络已断开，恢复后会重新查找记录" />
      )}
      {status === 'ready' && count === 0 && <Trans id="menu.search.records.none" message="没有相符的记录" />}
      {status === 'ready' && count > 0 && (
        <Trans
          id="menu.search.records.count"
          message="{count, plural, other {找到 # 条记录}}"
          values={{ count }}
        />
      )}
    </p>
  );
}

const WIDTH_PX = 480;
const GAP_PX = 6;

/** Below the box, as wide as the list needs, inside the window. */
function placeBelow(panel: HTMLElement, anchor: HTMLElement) {
  const { left, bottom, width } = anchor.getBoundingClientRect();
  const own = Math.max(WIDTH_PX, width);
  const rightmost = document.documentElement.clientWidth - own - 8;
  panel.style.setProperty('--search-x', `${Math.max(8, Math.min(left, rightmost))}px`);
  panel.style.setProperty('--search-y', `${bottom + GAP_PX}px`);
  panel.style.setProperty('--search-width', `${own}px`);
}
