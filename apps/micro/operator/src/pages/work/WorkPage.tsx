import { useLingui } from '@lingui/react';
import { useGuest, usePageTitle } from '@portal/embed/react-guest';
import { SegmentTabs, TablePage, useListQuery } from '@portal/ui/table';
import list from '../../components/list.module.css';
import { QueryFilter } from '../../components/QueryFilter.tsx';
import { ExportList } from './ExportList.tsx';
import { JobList } from './JobList.tsx';
import { MessageList } from './MessageList.tsx';
import { useWorkWords } from './useWorkWords.ts';

const TABS = ['jobs', 'messages'] as const;

/** What the server does for people: exports, work, messages; what failed is done again. */
export function WorkPage() {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const state = useListQuery(history);
  const words = useWorkWords();
  const title = i18n._({ id: 'operator.work', message: '任务与消息' });
  usePageTitle(title);
  const tab = TABS.find((one) => one === state.query.get('tab')) ?? 'exports';
  const options = Object.entries(words[tab]).map(([value, label]) => ({ value, label }));
  const status = options.find(({ value }) => value === state.query.get('status'))?.value ?? '';
  return (
    <TablePage
      title={title}
      lead={i18n._({ id: 'operator.work.lead', message: '查看进行中和失败的工作，失败的可以重试。' })}
      head={
        <div className={list.head}>
          <SegmentTabs
            label={title}
            value={tab}
            onChange={(next) =>
              state.change({ tab: next === 'exports' ? undefined : next, status: undefined })
            }
            options={[
              { value: 'exports', label: i18n._({ id: 'operator.health.exports', message: '导出' }) },
              { value: 'jobs', label: i18n._({ id: 'operator.health.jobs', message: '后台任务' }) },
              { value: 'messages', label: i18n._({ id: 'operator.work.messages', message: '邮件与短信' }) },
            ]}
          />
          <QueryFilter
            state={state}
            name="status"
            label={i18n._({ id: 'operator.state', message: '状态' })}
            all={i18n._({ id: 'operator.allStates', message: '全部状态' })}
            options={options}
          />
        </div>
      }
    >
      {tab === 'exports' && <ExportList state={state} status={status} />}
      {tab === 'jobs' && <JobList state={state} status={status} />}
      {tab === 'messages' && <MessageList state={state} status={status} />}
    </TablePage>
  );
}
