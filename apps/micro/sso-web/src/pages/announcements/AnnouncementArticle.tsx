import { useLingui } from '@lingui/react';
import type { Announcement } from '@portal/api-client/contract';
import { readAnnouncementContent } from '@portal/notify/core';
import { AttachmentList, SafeHtml } from '@portal/notify/news';
import { EmptyState, useFormatters } from '@portal/ui';
import { StatusBadge } from '@portal/ui/table';
import list from '../../components/list.module.css';
import { useApi } from '../../useApi.ts';
import { announcementTypeLabel } from './announcementTypes.ts';
import { Media } from './Media.tsx';

export type AnnouncementArticleProps = { announcement: Announcement };

/** What an announcement says: sanitised words or media, and its files. */
export function AnnouncementArticle({ announcement }: AnnouncementArticleProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  const { announcementType, announcementTitle, announcementContent, announcementOnTime, enclosureList } =
    announcement;
  const content = readAnnouncementContent(announcementType, announcementContent, window.location.href);
  return (
    <article>
      <h3 className={list.title} dir="auto">
        {announcementTitle}
      </h3>
      <p className={list.meta}>
        <StatusBadge>{announcementTypeLabel(i18n, announcementType)}</StatusBadge>
        <time dateTime={announcementOnTime}>{format.dateTime(announcementOnTime)}</time>
      </p>
      {content.kind === 'html' && <SafeHtml html={content.html} />}
      {content.kind === 'media' && <Media {...content} />}
      {content.kind === 'unreadable' && (
        <EmptyState
          icon="file"
          title={i18n._({ id: 'sso.announcement.unreadable', message: '这条公告暂时无法显示' })}
        />
      )}
      <AttachmentList files={enclosureList} api={api} />
    </article>
  );
}
