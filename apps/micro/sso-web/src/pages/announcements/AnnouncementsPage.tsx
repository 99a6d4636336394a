import { useLingui } from '@lingui/react';
import type { Announcement } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { useListViews } from '@portal/embed/react-queries';
import { EmptyState, useFormatters } from '@portal/ui';
import { type DataColumn, pageSizeOf, SegmentTabs, StatusBadge, useListQuery } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { OpenableList } from '../../components/OpenableList.tsx';
import { Subject } from '../../components/Subject.tsx';
import { useApi } from '../../useApi.ts';
import { AnnouncementPanel } from './AnnouncementPanel.tsx';
import { announcementsQuery } from './announcementQueries.ts';
import { ANNOUNCEMENT_TYPES, announcementTypeLabel } from './announcementTypes.ts';

/** Everything that was announced, newest first, and the one that the address opens beside it. */
export function AnnouncementsPage() {
  const { i18n } = useLingui();
  const { history, locale } = useGuest();
  const format = useFormatters();
  const state = useListQuery(history);
  const api = useApi();
  const type = ANNOUNCEMENT_TYPES.find((known) => String(known) === state.query.get('type'));
  const announcements = useQuery(
    announcementsQuery(api, locale, {
      paging: true,
      pageNo: state.page,
      pageSize: pageSizeOf(state),
      announcementType: type,
    }),
  );
  const title = i18n._({ id: 'sso.announcements', message: '公告' });
  const columns: DataColumn<Announcement>[] = [
    {
      key: 'title',
      header: i18n._({ id: 'sso.announcement.title', message: '标题' }),
      isLong: true,
      cell: ({ announcementTitle, hasRead }) => (
        <Subject title={announcementTitle || '—'} isUnread={hasRead === 2} />
      ),
    },
    {
      key: 'type',
      header: i18n._({ id: 'sso.announcement.type', message: '类型' }),
      cell: ({ announcementType }) => (
        <StatusBadge>{announcementTypeLabel(i18n, announcementType)}</StatusBadge>
      ),
    },
    {
      key: 'time',
      header: i18n._({ id: 'sso.announcement.time', message: '发布时间' }),
      cell: ({ announcementOnTime }) => format.dateTime(announcementOnTime),
    },
  ];
  return (
    <OpenableList
      title={title}
      lead={i18n._({ id: 'sso.announcements.lead', message: '版本更新、新功能、活动和政策都在这里。' })}
      head={
        <SegmentTabs
          label={i18n._({ id: 'sso.announcement.type', message: '类型' })}
          value={type === undefined ? '' : String(type)}
          onChange={(value) => state.change({ type: value, id: undefined })}
          options={[
            { value: '', label: i18n._({ id: 'sso.all', message: '全部' }) },
            ...ANNOUNCEMENT_TYPES.map((value) => ({
              value: String(value),
              label: announcementTypeLabel(i18n, value),
            })),
          ]}
        />
      }
      panel={(row) => <AnnouncementPanel {...row} />}
      state={state}
      views={useListViews(api, 'announcements')}
      query={announcements}
      columns={columns}
      empty={
        <EmptyState
          icon="flag"
          title={i18n._({ id: 'sso.announcements.empty', message: '还没有公告' })}
          text={i18n._({ id: 'sso.announcements.emptyText', message: '发布后会出现在这里。' })}
        />
      }
    />
  );
}
