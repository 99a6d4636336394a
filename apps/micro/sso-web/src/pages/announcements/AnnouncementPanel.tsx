import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { askAnew } from '@portal/embed/react-queries';
import { DetailPanel, QueryStates } from '@portal/ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpenedRow } from '../../components/OpenableList.tsx';
import { useApi } from '../../useApi.ts';
import { AnnouncementArticle } from './AnnouncementArticle.tsx';
import { announcementQuery } from './announcementQueries.ts';

/** One announcement beside the list; showing it marks it read. */
export function AnnouncementPanel({ id, ...rest }: OpenedRow) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const api = useApi();
  const client = useQueryClient();
  const announcement = useQuery(announcementQuery(api, locale, id));
  const isUnread = announcement.data?.hasRead === 2;
  useEffect(() => {
    if (!isUnread) return;
    api
      .saveAnnouncementRead({ ids: [id] })
      .then(() => askAnew(client, ['announcements']))
      .catch(() => undefined);
  }, [api, client, id, isUnread]);
  return (
    <DetailPanel title={i18n._({ id: 'sso.announcement', message: '公告详情' })} {...rest}>
      <QueryStates isRecord query={announcement}>
        {(data) => <AnnouncementArticle announcement={data} />}
      </QueryStates>
    </DetailPanel>
  );
}
