import { Trans, useLingui } from '@lingui/react';
import type { Notice } from '@portal/api-client/contract';
import { Icon, IconButton, useFormatters } from '@portal/ui';
import type { Classification } from '../../core/classifications.ts';
import { MESSAGE_TYPES, NOTIFY_LIMITS } from '../../core/constants.ts';
import { readExportMessage } from '../../core/parseExportFrame.ts';
import { toRecord, toText } from '../../core/readValue.ts';
import { useNotify } from '../../react/NotifyContext.ts';
import classes from './NoticeList.module.css';

/** Props of `NoticeRow`. */
export type NoticeRowProps = {
  notice: Notice;
  classification: Classification | undefined;
  isUnread: boolean;
  /** Whether Tab reaches it: one row of the list. */
  isFocusable: boolean;
  onFocus: () => void;
  onOpen: () => void;
  onMark: (isRead: boolean) => void;
  onMute: (type: number, muted: boolean) => void;
};

/** One message with what can be done with it. */
export function NoticeRow(props: NoticeRowProps) {
  const { notice, classification, isUnread, isFocusable, onFocus, onOpen, onMark, onMute } = props;
  const { i18n } = useLingui();
  const { exports, now } = useNotify();
  const { relative, dateTime } = useFormatters();
  const time = notice.sendTime ?? notice.createTime;
  const info = toRecord(notice.msgInfo);
  const text = toText(info.content ?? notice.msgInfo, NOTIFY_LIMITS.titleChars);
  const isMuted = classification?.window?.muted ?? false;
  const file = notice.msgType === MESSAGE_TYPES.exportFinished ? readExportMessage(info) : undefined;
  const detail = text ?? file?.name;
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
          <Icon name={classification?.icon ?? 'message'} />
        </span>
        <span className={classes.words}>
          <span className={classes.title} dir="auto">
            {isUnread && (
              <span className={classes.srOnly}>
                <Trans id="notify.row.unread" message="未读：" />
              </span>
            )}
            {toText(notice.msgTitle, NOTIFY_LIMITS.titleChars)}
          </span>
          {detail && detail !== notice.msgTitle && (
            <span className={classes.text} dir="auto">
              {detail}
            </span>
          )}
          <span className={classes.meta}>
            {classification && <span className={classes.type}>{classification.name}</span>}
            <time dateTime={time} title={dateTime(time)}>
              {relative(time, now())}
            </time>
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
        {classification && (
          <IconButton
            icon="moon"
            size="small"
            aria-pressed={isMuted}
            label={i18n._({
              id: 'notify.row.mute',
              message: '{name}不再提醒',
              values: { name: classification.name },
            })}
            tabIndex={isFocusable ? 0 : -1}
            onClick={() => onMute(classification.type, !isMuted)}
          />
        )}
      </span>
    </li>
  );
}
