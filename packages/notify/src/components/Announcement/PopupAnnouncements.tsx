import { latePart } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CLOSED_ANNOUNCEMENTS_KEY, withoutClosed } from '../../core/closedAnnouncements.ts';
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
  const [isWanted, setIsWanted] = useState(false);
  if (open.length > 0 && !isWanted) setIsWanted(true);
  return isWanted && <PopupPages key={systemCode} announcements={open} />;
}
