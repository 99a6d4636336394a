import { useLingui } from '@lingui/react';
import type { Announcement } from '@portal/api-client/contract';
import { useFormatters } from '@portal/ui';
import { readAnnouncementContent } from '../../core/announcements.ts';
import { useNews } from '../../react/NewsContext.ts';
import { SafeHtml } from '../SafeHtml/SafeHtml.tsx';
import { Unreadable } from '../SafeHtml/Unreadable.tsx';
import classes from './Announcement.module.css';
import { AttachmentList } from './AttachmentList.tsx';
import { announcementTypeName } from './announcementTypeName.ts';
import { MediaList } from './MediaList.tsx';

/** Props of `AnnouncementBody`. */
export type AnnouncementBodyProps = { announcement: Announcement };

/** What one announcement says: type, time, words or media, attachments. */
export function AnnouncementBody({ announcement }: AnnouncementBodyProps) {
  const { i18n } = useLingui();
  const { api, place } = useNews();
  const { dateTime } = useFormatters();
  const { announcementType, announcementContent, announcementOnTime, enclosureList } = announcement;
  const content = readAnnouncementContent(announcementType, announcementContent, place.page);
  return (
    <article className={classes.article}>
      <p className={classes.meta}>
        <span className={classes.type} data-type={announcementType}>
          {announcementTypeName(announcementType, i18n)}
        </span>
        {announcementOnTime && <time dateTime={announcementOnTime}>{dateTime(announcementOnTime)}</time>}
      </p>
      {content.kind === 'html' && <SafeHtml html={content.html} imageHosts={place.hosts} />}
      {content.kind === 'media' && <MediaList {...content} />}
      {content.kind === 'unreadable' && <Unreadable />}
      <AttachmentList files={enclosureList} api={api} />
    </article>
  );
}
