import { Trans, useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { type KeyboardEvent, useRef } from 'react';
import { badgeText } from '../../core/badge.ts';
import type { ShownCategory } from '../../core/categories.ts';
import type { CategoryId } from '../../core/types.ts';
import classes from './NoticeTabs.module.css';

/** Which messages are listed: unread ones, all, or those of a category. */
export type NoticeTab = 'unread' | 'all' | { category: CategoryId };

/** Props of `NoticeTabs`. */
export type NoticeTabsProps = {
  value: NoticeTab;
  onChange: (tab: NoticeTab) => void;
  categories: readonly ShownCategory[];
  isLoading: boolean;
  unread: number;
  unreadByCategory: Readonly<Record<CategoryId, number>>;
};

/** One tab for each category, with its number of unread ones; arrows move. */
export function NoticeTabs({
  value,
  onChange,
  categories,
  isLoading,
  unread,
  unreadByCategory,
}: NoticeTabsProps) {
  const { i18n } = useLingui();
  const listRef = useRef<HTMLDivElement>(null);
  const tabs = [
    { tab: 'unread' as const, name: i18n._({ id: 'notify.tab.unread', message: '未读' }), count: unread },
    { tab: 'all' as const, name: i18n._({ id: 'notify.tab.all', message: '全部' }), count: 0 },
    ...categories.map(({ id, name, icon }) => ({
      tab: { category: id },
      name,
      icon,
      count: unreadByCategory[id] ?? 0,
    })),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const ends = { Home: 0, End: tabs.length - 1 }[event.key];
    const index = tabs.findIndex(({ tab }) => keyOf(tab) === keyOf(value));
    const next = step === undefined ? ends : (index + step + tabs.length) % tabs.length;
    const entry = next === undefined ? undefined : tabs[next];
    if (!entry || next === undefined) return;
    event.preventDefault();
    onChange(entry.tab);
    const button = listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next];
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <>
      <div
        ref={listRef}
        className={classes.tabs}
        role="tablist"
        aria-label={i18n._({ id: 'notify.tabs', message: '消息分类' })}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ tab, name, count, ...more }) => {
          const badge = badgeText(count);
          const isShown = keyOf(tab) === keyOf(value);
          return (
            <button
              key={keyOf(tab)}
              type="button"
              role="tab"
              className={classes.tab}
              aria-selected={isShown}
              tabIndex={isShown ? 0 : -1}
              onClick={() => onChange(tab)}
            >
              {'icon' in more && more.icon && <Icon name={more.icon} size={14} />}
              <span className={classes.name}>{name}</span>
              {badge && <span className={classes.count}>{badge}</span>}
            </button>
          );
        })}
      </div>
      {!isLoading && categories.length === 0 && (
        <p className={classes.none}>
          <Trans id="notify.tabs.none" message="还没有消息分类" />
        </p>
      )}
    </>
  );
}

function keyOf(tab: NoticeTab): string {
  return typeof tab === 'string' ? tab : `category ${tab.category}`;
}
