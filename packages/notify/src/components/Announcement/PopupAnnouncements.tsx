import { latePart } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { announcementKey, CLOSED_ANNOUNCEMENTS_KEY, withoutClosed } from '../../core/closedAnnouncements.ts';
import { useNews } from '../../react/NewsContext.ts';
import { newsQueries } from '../../react/newsQueries.ts';

const PopupPages = latePart(async () => (await import('./PopupPages.tsx')).PopupPages);

/** The announcements that pop up in a system until they were seen; their dialog loads only when there is one. */
export function PopupAnnouncements() {
  const { api, storage, systemCode } = useNews();
  const { data } = useQuery(newsQueries(api).popups(systemCode));
  // Judged when the list comes, not when one of it is closed.
  const open = useMemo(
    () => withoutClosed(data ?? [], storage.get(CLOSED_ANNOUNCEMENTS_KEY)),
    [data, storage],
  );
  if (open.length === 0) return null;
  return <PopupPages key={`${systemCode} ${open.map(announcementKey)}`} announcements={open} />;
}
