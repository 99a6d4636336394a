import { Trans, useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../../components/shared/isPlainClick.ts';
import type { MenuListProps } from '../../../components/shared/MenuListContext.tsx';
import { ancestorsOf } from '../../../core/ancestorsOf.ts';
import { menuLabel } from '../../../core/menuLabel.ts';
import { menuMarks } from '../../../core/menuMarks.ts';
import { Highlight } from '../shared/Highlight.tsx';
import classes from './SearchBox.module.css';
import type { SearchItem } from './searchItems.ts';

type SearchOptionProps = Pick<MenuListProps, 'actions' | 'conditions' | 'activeKey'> & {
  id: string;
  item: SearchItem;
  query: string;
  /** Enter chooses it. */
  chosen: boolean;
  onChoose: (item: SearchItem) => void;
};

/** One line of the search's list; pages that open are real links, so that the browser can open them beside. */
export function SearchOption({ item, ...props }: SearchOptionProps) {
  if (item.kind === 'menu') return <MenuOption item={item} {...props} />;
  if (item.kind === 'found') return <FoundOption item={item} {...props} />;
  return <WayOption item={item} {...props} />;
}

type MenuOptionProps = Omit<SearchOptionProps, 'item'> & { item: Extract<SearchItem, { kind: 'menu' }> };

function MenuOption({ id, item, chosen, actions, conditions, activeKey, onChoose }: MenuOptionProps) {
  const { i18n } = useLingui();
  const { entry, hit } = item;
  const { locked, notPurchased, expired } = menuMarks(entry, conditions);
  const blocked = locked || notPurchased;
  const name = hit?.label ?? menuLabel(entry, i18n.locale);
  const place = ancestorsOf(entry)
    .map((above) => menuLabel(above, i18n.locale))
    .join(' / ');
  const content = (
    <>
      <span className={classes.name} title={name}>
        <Highlight text={name} ranges={hit?.ranges ?? []} />
      </span>{' '}
      {hit && hit.addressRanges.length > 0 ? (
        <span className={classes.place}>
          <Highlight text={entry.menu.menuUrl ?? ''} ranges={hit.addressRanges} />
        </span>
      ) : (
        (hit?.via ?? place) && (
          <span className={classes.place} title={place}>
            {[hit?.via, place].filter(Boolean).join(' · ')}
          </span>
        )
      )}{' '}
      {entry.key === activeKey && (
        <span className={classes.tag}>
          <Trans id="menu.search.shown" message="当前页面" />
        </span>
      )}
      {expired && !blocked && (
        <span className="portal-visually-hidden">
          <Trans id="menu.mark.expired" message="已到期" />
        </span>
      )}
      {blocked && (
        <span className={classes.tag} data-tone="warning">
          {locked && <Icon name="lock" size={14} />}
          {locked ? (
            <Trans id="menu.search.locked" message="授权店铺后可用" />
          ) : (
            <Trans id="menu.buy" message="购买" />
          )}
        </span>
      )}
    </>
  );
  return (
    <a
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={classes.option}
      data-blocked={blocked || undefined}
      data-expired={expired}
      href={blocked || expired ? undefined : actions.hrefOf(entry)}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event) && !blocked && !expired) return;
        event.preventDefault();
        onChoose(item);
      }}
    >
      {content}
    </a>
  );
}

type FoundOptionProps = Omit<SearchOptionProps, 'item'> & { item: Extract<SearchItem, { kind: 'found' }> };

function FoundOption({ id, item, chosen, onChoose }: FoundOptionProps) {
  const { title, detail, href } = item.found;
  return (
    <a
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={classes.option}
      href={href}
      onClick={(event: MouseEvent) => {
        if (href && !isPlainClick(event)) return;
        event.preventDefault();
        onChoose(item);
      }}
    >
      <span className={classes.name} title={title}>
        {title}
      </span>{' '}
      {detail && (
        <span className={classes.place} title={detail}>
          {detail}
        </span>
      )}
    </a>
  );
}

/** The way to all menus, or to ask for records again. */
function WayOption({ id, item, query, chosen, onChoose }: SearchOptionProps) {
  const isRetry = item.kind === 'retry';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box hands its keys to the options
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={classes.option}
      data-view-all=""
      onClick={() => onChoose(item)}
    >
      <Icon name={isRetry ? 'refresh' : 'apps'} size={16} />
      <span className={classes.name}>
        {isRetry ? (
          <Trans id="menu.search.records.again" message="重新查找记录" />
        ) : query === '' ? (
          <Trans id="menu.search.viewAll" message="查看全部菜单" />
        ) : (
          <Trans id="menu.search.viewAllFor" message="在全部菜单中查看“{query}”" values={{ query }} />
        )}
      </span>
    </div>
  );
}
