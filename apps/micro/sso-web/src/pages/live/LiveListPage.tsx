import { useLingui } from '@lingui/react';
import { LIVE_CLASSES_PATH, type LiveDetail } from '@portal/api-client/contract';
import { useGuest, usePageTitle } from '@portal/embed/react-guest';
import { useListViews } from '@portal/embed/react-queries';
import { EmptyState, useFormatters } from '@portal/ui';
import {
  CellValue,
  type DataColumn,
  PagedList,
  pageSizeOf,
  StatusBadge,
  type Tone,
  useListQuery,
} from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import list from '../../components/list.module.css';
import { useApi } from '../../useApi.ts';
import { liveListQuery } from './liveQueries.ts';
import { type LiveState, liveState, serverNow } from './liveState.ts';

const TONES: Readonly<Record<LiveState, Tone>> = {
  ahead: 'primary',
  live: 'danger',
  replay: 'success',
  over: 'neutral',
};

/** The live classes, the latest first; one opens with its recording. */
export function LiveListPage() {
  const { i18n } = useLingui();
  const { history, locale } = useGuest();
  const format = useFormatters();
  const state = useListQuery(history);
  const api = useApi();
  const classes = useQuery(liveListQuery(api, locale, state.page, pageSizeOf(state)));
  const title = i18n._({ id: 'sso.live', message: '直播课堂' });
  usePageTitle(title);
  const states: Record<LiveState, string> = {
    ahead: i18n._({ id: 'sso.live.ahead', message: '即将开始' }),
    live: i18n._({ id: 'sso.live.live', message: '直播中' }),
    replay: i18n._({ id: 'sso.live.replay', message: '可回放' }),
    over: i18n._({ id: 'sso.live.over', message: '已结束' }),
  };
  const columns: DataColumn<LiveDetail>[] = [
    {
      key: 'title',
      header: i18n._({ id: 'sso.live.title', message: '课程' }),
      isLong: true,
      cell: ({ liveTitle }) => <CellValue value={liveTitle} type="text" />,
    },
    {
      key: 'state',
      header: i18n._({ id: 'sso.live.state', message: '状态' }),
      cell: (detail) => {
        const stands = liveState(detail, serverNow(detail));
        return <StatusBadge tone={TONES[stands]}>{states[stands]}</StatusBadge>;
      },
    },
    {
      key: 'speaker',
      header: i18n._({ id: 'sso.live.speaker', message: '讲师' }),
      cell: ({ liveSpeaker }) => <CellValue value={liveSpeaker} type="text" />,
    },
    {
      key: 'begins',
      header: i18n._({ id: 'sso.live.begins', message: '开始时间' }),
      cell: ({ liveBeginTime }) => format.dateTime(liveBeginTime),
    },
  ];
  return (
    <PagedList
      title={title}
      lead={i18n._({ id: 'sso.live.lead', message: '直播和回放，跟讲师学运营。' })}
      head={<div className={list.head} />}
      state={state}
      views={useListViews(api, 'live-classes')}
      query={classes}
      columns={columns}
      rowId={({ liveId }) => liveId ?? ''}
      onOpenRow={(id) => history.navigate(`${LIVE_CLASSES_PATH}/details?liveId=${encodeURIComponent(id)}`)}
      empty={
        <EmptyState
          icon="device"
          title={i18n._({ id: 'sso.live.empty', message: '还没有直播课' })}
          text={i18n._({ id: 'sso.live.emptyText', message: '安排好后会出现在这里。' })}
        />
      }
    />
  );
}
