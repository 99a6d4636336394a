import { useLingui } from '@lingui/react';
import type { Notice } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { askAnew, useListViews } from '@portal/embed/react-queries';
import { showCategories } from '@portal/notify/core';
import { toCategories } from '@portal/notify/portal';
import { ActionButton, EmptyState, useFeedback, useFormatters } from '@portal/ui';
import {
  type DataColumn,
  FilterSelect,
  pageSizeOf,
  SegmentTabs,
  StatusBadge,
  useListQuery,
} from '@portal/ui/table';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { OpenableList } from '../../components/OpenableList.tsx';
import { Subject } from '../../components/Subject.tsx';
import { useApi } from '../../useApi.ts';
import { NoticePanel } from './NoticePanel.tsx';
import { classificationsQuery, noticesQuery } from './noticeQueries.ts';

/** The person's notices by classification, and the one that the address opens beside them. */
export function NotificationsPage() {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const { toasts } = useFeedback();
  const format = useFormatters();
  const api = useApi();
  const client = useQueryClient();
  const state = useListQuery(history);
  const types = useClassifications();
  const onlyUnread = state.query.get('read') === 'no';
  const chosen = types.find(({ id }) => String(id) === state.query.get('type'));
  const messageType = chosen && Number(chosen.id);
  const request = { paging: true, pageNo: state.page, pageSize: pageSizeOf(state), messageType } as const;
  const notices = useQuery(noticesQuery(api, { ...request, hasRead: onlyUnread ? 2 : 0 }));
  const { newestId, noReadCount = 0, noReadByType = [] } = notices.data ?? {};
  const readAll = useMutation({
    mutationFn: () => api.saveAllRead({ asOf: newestId, messageType }, { silent: true }),
    onSuccess: () => askAnew(client, ['notices']),
    onError: () =>
      toasts.show({
        tone: 'danger',
        title: i18n._({ id: 'sso.notices.readAllFailed', message: '没有标记成功，请稍后重试' }),
      }),
  });
  const unread =
    messageType === undefined
      ? noReadCount
      : (noReadByType.find((entry) => entry.messageType === messageType)?.count ?? 0);
  const nameOf = (wanted: number | undefined) => types.find(({ id }) => id === wanted)?.name;
  const title = i18n._({ id: 'sso.notices', message: '通知' });
  const columns: DataColumn<Notice>[] = [
    {
      key: 'title',
      header: i18n._({ id: 'sso.notice.title', message: '标题' }),
      isLong: true,
      cell: ({ msgTitle, hasRead }) => <Subject title={msgTitle || '—'} isUnread={hasRead === 2} />,
    },
    {
      key: 'type',
      header: i18n._({ id: 'sso.notice.type', message: '分类' }),
      cell: (notice) => <StatusBadge>{nameOf(notice.messageType) ?? '—'}</StatusBadge>,
    },
    {
      key: 'time',
      header: i18n._({ id: 'sso.notice.time', message: '时间' }),
      cell: ({ sendTime, createTime }) => format.dateTime(sendTime ?? createTime),
    },
  ];
  return (
    <OpenableList
      title={title}
      lead={i18n._({ id: 'sso.notices.lead', message: '系统发给您的消息，点开即为已读。' })}
      actions={
        <ActionButton
          icon="check"
          disabled={unread === 0 || readAll.isPending}
          aria-busy={readAll.isPending}
          onClick={() => readAll.mutate()}
        >
          {i18n._({ id: 'sso.notices.readAll', message: '全部标为已读' })}
        </ActionButton>
      }
      head={
        <>
          <SegmentTabs
            label={i18n._({ id: 'sso.notices.shown', message: '显示' })}
            value={onlyUnread ? 'no' : ''}
            onChange={(value) => state.change({ read: value, id: undefined })}
            options={[
              { value: '', label: i18n._({ id: 'sso.all', message: '全部' }) },
              { value: 'no', label: i18n._({ id: 'sso.unread', message: '未读' }), count: unread },
            ]}
          />
          <FilterSelect
            label={i18n._({ id: 'sso.notice.type', message: '分类' })}
            all={i18n._({ id: 'sso.notice.allTypes', message: '全部分类' })}
            value={messageType === undefined ? '' : String(messageType)}
            options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(value) => state.change({ type: value, id: undefined })}
          />
        </>
      }
      panel={(row) => <NoticePanel {...row} nameOf={nameOf} />}
      state={state}
      views={useListViews(api, 'notices')}
      query={notices}
      columns={columns}
      empty={
        <EmptyState
          icon="bell"
          title={
            onlyUnread
              ? i18n._({ id: 'sso.notices.allRead', message: '没有未读的通知' })
              : i18n._({ id: 'sso.notices.empty', message: '还没有通知' })
          }
          text={i18n._({ id: 'sso.notices.emptyText', message: '有新消息时会出现在这里。' })}
        />
      }
    />
  );
}

/** The types of messages, named in the language in use; none until they are known. */
function useClassifications() {
  const { locale } = useGuest();
  const { data } = useQuery(classificationsQuery(useApi()));
  return showCategories(toCategories(data?.dataList ?? []), [], locale);
}
