import { useLingui } from '@lingui/react';
import type { OperatorAnnouncement } from '@portal/api-client/contract/operator';
import { useGuest } from '@portal/embed/react-guest';
import { useFormatters } from '@portal/ui';
import { type DataColumn, StatusBadge } from '@portal/ui/table';
import { inLanguage } from '../../components/three.ts';
import { useAnnouncementWords } from './useAnnouncementWords.ts';

/** The columns of the list of announcements. */
export function useAnnouncementColumns(): DataColumn<OperatorAnnouncement>[] {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const format = useFormatters();
  const words = useAnnouncementWords();
  return [
    {
      key: 'title',
      header: i18n._({ id: 'operator.title', message: '标题' }),
      isLong: true,
      cell: ({ title }) => <span dir="auto">{inLanguage(title, locale)}</span>,
    },
    {
      key: 'type',
      header: i18n._({ id: 'operator.kind', message: '类型' }),
      cell: ({ type }) => words.typeOf(type),
    },
    {
      key: 'state',
      header: i18n._({ id: 'operator.state', message: '状态' }),
      cell: ({ state = '' }) => <StatusBadge tone={words.toneOf(state)}>{words.stateOf(state)}</StatusBadge>,
    },
    {
      key: 'places',
      header: i18n._({ id: 'operator.announcement.places', message: '位置' }),
      cell: ({ isPopup, isRelease, ticker }) =>
        format.list([
          isPopup && i18n._({ id: 'operator.announcement.popup', message: '弹窗' }),
          ticker && i18n._({ id: 'operator.announcement.ticker', message: '滚动消息' }),
          isRelease && i18n._({ id: 'operator.announcement.release', message: '最新版本' }),
        ]) || i18n._({ id: 'operator.announcement.listOnly', message: '公告列表' }),
    },
    {
      key: 'reads',
      header: i18n._({ id: 'operator.reads', message: '已读' }),
      isNumeric: true,
      cell: ({ readCount = 0, audienceCount = 0 }) =>
        `${format.number(readCount)} / ${format.number(audienceCount)}`,
    },
    {
      key: 'published',
      header: i18n._({ id: 'operator.announcement.publishedAt', message: '发布时间' }),
      cell: ({ publishedAt }) => format.dateTime(publishedAt),
    },
    {
      key: 'ends',
      header: i18n._({ id: 'operator.announcement.endsAt', message: '停止展示' }),
      cell: ({ endsAt }) => format.dateTime(endsAt),
    },
  ];
}
