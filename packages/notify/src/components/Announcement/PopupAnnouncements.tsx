import { latePart } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNews } from '../../react/NewsContext.ts';
import { newsQueries } from '../../react/notifyQueries.ts';

const PopupPages = latePart(async () => (await import('./PopupPages.tsx')).PopupPages);

/** The announcements that pop up in a system until they were seen; their dialog loads only when there is one. */
export function PopupAnnouncements() {
  const { api, systemCode } = useNews();
  const { data = [] } = useQuery(newsQueries(api).popups(systemCode));
  if (data.length === 0) return null;
  return <PopupPages key={`${systemCode} ${data.map(({ id }) => id)}`} announcements={data} />;
}
