import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { askAnew } from '@portal/embed/react-queries';
import { EXPORT_CENTRE, noticeOf } from '@portal/notify/portal';
import { ActionButton, useFormatters } from '@portal/ui';
import { DetailPanel, QueryStates, StatusBadge } from '@portal/ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import list from '../../components/list.module.css';
import type { OpenedRow } from '../../components/OpenableList.tsx';
import { useApi } from '../../useApi.ts';
import classes from './NoticePanel.module.css';
import { noticeQuery } from './noticeQueries.ts';
import { noticeText } from './noticeText.ts';

export type NoticePanelProps = OpenedRow & {
  /** What the classification of a type is called. */
  nameOf: (messageType: number | undefined) => string | undefined;
};

/** One notice beside the list; showing it marks it read. */
export function NoticePanel({ id, nameOf, ...rest }: NoticePanelProps) {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const format = useFormatters();
  const api = useApi();
  const client = useQueryClient();
  const notice = useQuery(noticeQuery(api, id));
  const isUnread = notice.data?.hasRead === 2;
  useEffect(() => {
    if (!isUnread) return;
    api
      .saveRead({ id })
      .then(() => askAnew(client, ['notices']))
      .catch(() => undefined);
  }, [api, client, id, isUnread]);
  return (
    <DetailPanel title={i18n._({ id: 'sso.notice', message: '通知详情' })} {...rest}>
      <QueryStates isRecord query={notice}>
        {(data) => {
          const time = data.sendTime ?? data.createTime;
          const name = nameOf(data.messageType);
          const { link } = noticeOf(data);
          return (
            <article>
              <h3 className={list.title} dir="auto">
                {data.msgTitle}
              </h3>
              <p className={list.meta}>
                {name && <StatusBadge>{name}</StatusBadge>}
                <time dateTime={time}>{format.dateTime(time)}</time>
              </p>
              <p className={classes.text} dir="auto">
                {noticeText(data)}
              </p>
              {link !== undefined && (
                <ActionButton icon="chevron-right" onClick={() => guest.navigate(pageAt(link))}>
                  {link.startsWith(EXPORT_CENTRE)
                    ? i18n._({ id: 'sso.notice.downloads', message: '去导出中心' })
                    : i18n._({ id: 'sso.notice.open', message: '前往处理' })}
                </ActionButton>
              )}
            </article>
          );
        }}
      </QueryStates>
    </DetailPanel>
  );
}

function pageAt(link: string): { app: string; path: string } {
  const slash = link.indexOf('/');
  return { app: link.slice(0, slash), path: link.slice(slash) };
}
