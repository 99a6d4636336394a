import { useLingui } from '@lingui/react';
import type { OperatorLive } from '@portal/api-client/contract/operator';
import { useGuest, usePageTitle } from '@portal/embed/react-guest';
import { RowAction } from '@portal/embed/react-queries';
import { ActionButton, EmptyState, useFormatters } from '@portal/ui';
import {
  type DataColumn,
  DetailPanel,
  PagedTable,
  pageSizeOf,
  StatusBadge,
  TablePage,
} from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { inLanguage } from '../../components/three.ts';
import { NEW, usePanel } from '../../components/usePanel.ts';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { LiveForm } from './LiveForm.tsx';

/** The live classes: planned, changed, ended. */
export function LivePage() {
  const { i18n } = useLingui();
  const api = useApi();
  const { state, guarded, openId, open, done, setIsDirty } = usePanel();
  const title = i18n._({ id: 'operator.live', message: '直播课堂' });
  usePageTitle(title);
  const query = useQuery(
    pageQuery(api, 'queryOperatorLivePage', { pageNo: state.page, pageSize: pageSizeOf(state) }),
  );
  const opened = query.data?.dataList.find(({ id }) => id === openId);
  const newTitle = i18n._({ id: 'operator.live.new', message: '安排直播' });
  return (
    <TablePage
      title={title}
      lead={i18n._({ id: 'operator.live.lead', message: '开始前一天起，页面会提醒大家。' })}
      actions={
        <ActionButton icon="plus" isPrimary onClick={() => open(NEW)}>
          {newTitle}
        </ActionButton>
      }
      aside={
        (openId === NEW || opened) && (
          <DetailPanel
            key={openId}
            title={opened ? title : newTitle}
            onClose={() => open(undefined)}
            foot={opened && opened.state !== 'over' && <EndLive live={opened} onDone={done} />}
          >
            <LiveForm {...(opened && { live: opened })} onDone={done} onDirty={() => setIsDirty(true)} />
          </DetailPanel>
        )
      }
    >
      <PagedTable
        state={guarded}
        query={query}
        label={title}
        columns={useLiveColumns()}
        rowId={({ id }) => id}
        onOpenRow={open}
        openRowId={openId ?? null}
        empty={
          <EmptyState
            icon="play"
            title={i18n._({ id: 'operator.live.none', message: '还没有直播' })}
            text={i18n._({ id: 'operator.live.noneText', message: '安排的直播会显示在这里。' })}
          />
        }
      />
    </TablePage>
  );
}

function EndLive({ live, onDone }: { live: OperatorLive; onDone: () => void }) {
  const { i18n } = useLingui();
  const api = useApi();
  const isComing = live.state === 'coming';
  return (
    <RowAction
      label={
        isComing
          ? i18n._({ id: 'operator.live.callOff', message: '取消直播' })
          : i18n._({ id: 'operator.live.end', message: '结束直播' })
      }
      asks={[['queryOperatorLivePage']]}
      said={i18n._({ id: 'operator.live.ended', message: '直播已结束或取消' })}
      question={{
        title: isComing
          ? i18n._({ id: 'operator.live.callOffTitle', message: '取消这场直播？' })
          : i18n._({ id: 'operator.live.endTitle', message: '结束这场直播？' }),
        message: i18n._({ id: 'operator.live.endText', message: '页面上的提醒会立即消失。' }),
      }}
      onDone={onDone}
      run={() => api.endOperatorLive({ id: live.id })}
    />
  );
}

function useLiveColumns(): DataColumn<OperatorLive>[] {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const format = useFormatters();
  const states: Readonly<Record<string, string>> = {
    coming: i18n._({ id: 'operator.live.coming', message: '未开始' }),
    live: i18n._({ id: 'operator.live.now', message: '直播中' }),
    over: i18n._({ id: 'operator.live.over', message: '已结束' }),
  };
  return [
    {
      key: 'title',
      header: i18n._({ id: 'operator.title', message: '标题' }),
      isLong: true,
      cell: ({ title }) => <span dir="auto">{inLanguage(title, locale)}</span>,
    },
    {
      key: 'state',
      header: i18n._({ id: 'operator.state', message: '状态' }),
      cell: ({ state = '' }) => (
        <StatusBadge tone={state === 'live' ? 'success' : state === 'coming' ? 'primary' : 'neutral'}>
          {states[state] ?? state}
        </StatusBadge>
      ),
    },
    {
      key: 'speaker',
      header: i18n._({ id: 'operator.live.speaker', message: '讲师' }),
      cell: ({ speaker }) => speaker || '—',
    },
    {
      key: 'begins',
      header: i18n._({ id: 'operator.live.begins', message: '开始' }),
      cell: ({ beginsAt }) => format.dateTime(beginsAt),
    },
    {
      key: 'ends',
      header: i18n._({ id: 'operator.live.endsAt', message: '结束' }),
      cell: ({ endsAt }) => format.dateTime(endsAt),
    },
  ];
}
