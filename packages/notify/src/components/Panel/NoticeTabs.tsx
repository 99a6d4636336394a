import { Trans, useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { type KeyboardEvent, useRef } from 'react';
import { badgeText } from '../../core/badge.ts';
import type { Classification } from '../../core/classifications.ts';
import classes from './NoticeTabs.module.css';

/** Which messages are listed: unread ones, all, or those of a type. */
export type NoticeTab = 'unread' | 'all' | number;

/** Props of `NoticeTabs`. */
export type NoticeTabsProps = {
  value: NoticeTab;
  onChange: (tab: NoticeTab) => void;
  classifications: readonly Classification[];
  isLoading: boolean;
  unread: number;
  unreadByType: Readonly<Record<number, number>>;
};

/** One tab for each type of message, with its number of unread ones; arrows move. */
export function NoticeTabs({
  value,
  onChange,
  classifications,
  isLoading,
  unread,
  unreadByType,
}: NoticeTabsProps) {
  const { i18n } = useLingui();
  const listRef = useRef<HTMLDivElement>(null);
  const tabs = [
    { id: 'unread' as const, name: i18n._({ id: 'notify.tab.unread', message: '未读' }), count: unread },
    { id: 'all' as const, name: i18n._({ id: 'notify.tab.all', message: '全部' }), count: 0 },
    ...classifications.map(({ type, name, icon }) => ({
      id: type,
      name,
      icon,
      count: unreadByType[type] ?? 0,
    })),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const ends = { Home: 0, End: tabs.length - 1 }[event.key];
    const index = tabs.findIndex(({ id }) => id === value);
    const next = step === undefined ? ends : (index + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onChange(tab.id);
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
        {tabs.map(({ id, name, count, ...more }) => {
          const badge = badgeText(count);
          return (
            <button
              key={id}
              type="button"
              role="tab"
              className={classes.tab}
              aria-selected={id === value}
              tabIndex={id === value ? 0 : -1}
              onClick={() => onChange(id)}
            >
              {'icon' in more && more.icon && <Icon name={more.icon} size={14} />}
              <span className={classes.name}>{name}</span>
              {badge && <span className={classes.count}>{badge}</span>}
            </button>
          );
        })}
      </div>
      {!isLoading && classifications.length === 0 && (
        <p className={classes.none}>
          <Trans id="notify.tabs.none" message="还没有消息分类" />
        </p>
      )}
    </>
  );
}
