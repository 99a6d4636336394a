import { Trans, useLingui } from '@lingui/react';
import { ActionMenu, Icon, IconButton, useFormatters } from '@portal/ui';
import type { ShownCategory } from '../../core/categories.ts';
import { EXPORT_READY } from '../../core/constants.ts';
import type { WaitLength } from '../../core/momentAfter.ts';
import { readExportMessage } from '../../core/parseExportFrame.ts';
import type { CategoryId, Notice } from '../../core/types.ts';
import { useNotify } from '../../react/NotifyContext.ts';
import classes from './NoticeList.module.css';

/** Props of `NoticeRow`. */
export type NoticeRowProps = {
  notice: Notice;
  category: ShownCategory | undefined;
  /** Whether Tab reaches it: one row of the list. */
  isFocusable: boolean;
  onFocus: () => void;
  onOpen: () => void;
  onMark: (isRead: boolean) => void;
  onLater: (length: WaitLength) => void;
  onMute: (category: CategoryId, muted: boolean) => void;
};

/** One message with what can be done with it. */
export function NoticeRow(props: NoticeRowProps) {
  const { notice, category, isFocusable, onFocus, onOpen, onMark, onLater, onMute } = props;
  const { i18n } = useLingui();
  const { exports, now, ports } = useNotify();
  const { relative, dateTime } = useFormatters();
  const { title, body, time, isRead, count = 1, remindAt } = notice;
  const isUnread = !isRead;
  const isMuted = category?.window?.muted ?? false;
  const file = notice.about === EXPORT_READY ? readExportMessage(notice.data ?? {}) : undefined;
  return (
    <li className={classes.row} data-unread={isUnread || undefined}>
      <button
        type="button"
        className={classes.open}
        data-notice
        tabIndex={isFocusable ? 0 : -1}
        onFocus={onFocus}
        onClick={onOpen}
      >
        <span className={classes.icon}>
          <Icon name={category?.icon ?? 'message'} />
        </span>
        <span className={classes.words}>
          <span className={classes.title} dir="auto">
            {isUnread && (
              <span className="portal-visually-hidden">
                <Trans id="notify.row.unread" message="未读：" />
              </span>
            )}
            {title}
            {count > 1 && (
              <span className={classes.count}>
                <span aria-hidden>×{count}</span>
                <span className="portal-visually-hidden">
                  <Trans id="notify.row.count" message="共 {count} 条" values={{ count }} />
                </span>
              </span>
            )}
          </span>
          {body && body !== title && (
            <span className={classes.text} dir="auto">
              {body}
            </span>
          )}
          <span className={classes.meta}>
            {category && <span className={classes.type}>{category.name}</span>}
            {remindAt && (
              <Trans id="notify.row.remindAt" message="{time} 再提醒" values={{ time: dateTime(remindAt) }} />
            )}
            {time && (
              <time dateTime={time} title={dateTime(time)}>
                {relative(time, now())}
              </time>
            )}
          </span>
        </span>
      </button>
      <span className={classes.actions}>
        {file && exports && (
          <IconButton
            icon="download"
            size="small"
            label={i18n._({ id: 'notify.export.download', message: '下载' })}
            tabIndex={isFocusable ? 0 : -1}
            onClick={() =>
              void exports.download(file.id === undefined ? { fileUrl: file.fileUrl ?? '' } : { id: file.id })
            }
          />
        )}
        <IconButton
          icon={isUnread ? 'check' : 'mail'}
          size="small"
          label={
            isUnread
              ? i18n._({ id: 'notify.row.read', message: '标为已读' })
              : i18n._({ id: 'notify.row.markUnread', message: '标为未读' })
          }
          tabIndex={isFocusable ? 0 : -1}
          onClick={() => onMark(isUnread)}
        />
        {isUnread && ports.inbox.postpone && (
          <ActionMenu
            label={i18n._({ id: 'notify.row.later', message: '稍后提醒' })}
            placement="bottom-end"
            trigger={(trigger) => (
              <IconButton
                {...trigger}
                icon="clock"
                size="small"
                label={i18n._({ id: 'notify.row.later', message: '稍后提醒' })}
                tabIndex={isFocusable ? 0 : -1}
              />
            )}
            items={[
              {
                id: 'hour',
                label: i18n._({ id: 'notify.row.later.hour', message: '1 小时后提醒' }),
                onSelect: () => onLater('hour'),
              },
              {
                id: 'tomorrow',
                label: i18n._({ id: 'notify.row.later.tomorrow', message: '明天 08:00 提醒' }),
                onSelect: () => onLater('tomorrow'),
              },
            ]}
          />
        )}
        {category && ports.quiet && (
          <IconButton
            icon="moon"
            size="small"
            aria-pressed={isMuted}
            label={i18n._({
              id: 'notify.row.mute',
              message: '{name}不再提醒',
              values: { name: category.name },
            })}
            tabIndex={isFocusable ? 0 : -1}
            onClick={() => onMute(category.id, !isMuted)}
          />
        )}
      </span>
    </li>
  );
}
