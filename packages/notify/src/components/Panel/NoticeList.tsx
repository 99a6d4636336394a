import { Trans } from '@lingui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ShownCategory } from '../../core/categories.ts';
import type { Notice } from '../../core/types.ts';
import { useNotify } from '../../react/NotifyContext.ts';
import classes from './NoticeList.module.css';
import { NoticeRow } from './NoticeRow.tsx';

/** Props of `NoticeList`. */
export type NoticeListProps = {
  notices: readonly Notice[];
  categories: readonly ShownCategory[];
  onOpen: (notice: Notice) => void;
};

/** Messages as a list: arrows move, Enter opens, R marks read, U unread. */
export function NoticeList({ notices, categories, onOpen }: NoticeListProps) {
  const { inbox, settings } = useNotify();
  const [current, setCurrent] = useState<string>();
  const listRef = useRef<HTMLUListElement>(null);
  const focused = notices.some(({ id }) => id === current) ? current : notices[0]?.id;
  const mark = (notice: Notice, isRead: boolean) =>
    void inbox.markRead(notice, isRead).catch(() => undefined);
  const open = (notice: Notice) => {
    if (!notice.isRead) mark(notice, true);
    onOpen(notice);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = notices.findIndex(({ id }) => id === focused);
    const notice = notices[index];
    if (!notice) return;
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: notices.length - 1 }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      const place = Math.min(Math.max(target, 0), notices.length - 1);
      setCurrent(notices[place]?.id);
      listRef.current?.querySelectorAll<HTMLElement>('[data-notice]')[place]?.focus();
    } else if (event.code === 'KeyR' || event.code === 'KeyU') {
      event.preventDefault();
      mark(notice, event.code === 'KeyR');
    }
  };

  return (
    <>
      <ul ref={listRef} className={classes.list} onKeyDown={onKeyDown}>
        {notices.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            category={categories.find(({ id }) => id === notice.category)}
            isFocusable={notice.id === focused}
            onFocus={() => setCurrent(notice.id)}
            onOpen={() => open(notice)}
            onLater={(length) => void inbox.postpone(notice, length).catch(() => undefined)}
            onMark={(isRead) => mark(notice, isRead)}
            onMute={(category, muted) => void settings.setMuted(category, muted).catch(() => undefined)}
          />
        ))}
      </ul>
      <p className={classes.hint}>
        <Trans id="notify.panel.keys" message="↑ ↓ 移动 · Enter 打开 · R 已读 · U 未读" />
      </p>
    </>
  );
}
