import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton, EmptyState } from '@portal/ui';
import { DataTable, Pager, QueryStates, SegmentTabs, TablePage, useListQuery } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import list from '../../components/list.module.css';
import { usePageTitle } from '../../components/usePageTitle.ts';
import { useApi } from '../../useApi.ts';
import { tasksQuery } from './taskQueries.ts';
import { useTaskColumns } from './useTaskColumns.tsx';
import { useTaskWork } from './useTaskWork.ts';

const STATUSES = [0, 1, 2, 3, 4] as const;

/** The person's exports, as the export centre of a system lists them too. */
export function DownloadsPage() {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const state = useListQuery(history);
  const status = STATUSES.find((known) => String(known) === state.query.get('status'));
  const { page } = state;
  const pageSize = Math.min(state.pageSize, 100);
  const tasks = useQuery(tasksQuery(useApi(), { paging: true, pageNo: page, pageSize, status }));
  const labels = [
    i18n._({ id: 'sso.task.waiting', message: '等待中' }),
    i18n._({ id: 'sso.task.running', message: '生成中' }),
    i18n._({ id: 'sso.task.ready', message: '已完成' }),
    i18n._({ id: 'sso.task.failed', message: '失败' }),
    i18n._({ id: 'sso.task.expired', message: '已过期' }),
  ];
  const columns = useTaskColumns(useTaskWork(), labels);
  const title = i18n._({ id: 'sso.downloads', message: '下载中心' });
  usePageTitle(title);
  const total = tasks.data?.totalCount ?? 0;
  return (
    <TablePage
      title={title}
      lead={i18n._({ id: 'sso.downloads.lead', message: '您导出的文件会列在这里，完成后即可下载。' })}
      actions={
        <ActionButton icon="refresh" aria-busy={tasks.isFetching} onClick={() => tasks.refetch()}>
          {i18n._({ id: 'sso.refresh', message: '刷新' })}
        </ActionButton>
      }
      head={
        <div className={list.head}>
          <SegmentTabs
            label={i18n._({ id: 'sso.task.status', message: '状态' })}
            value={status === undefined ? '' : String(status)}
            onChange={(value) => state.change({ status: value })}
            options={[
              { value: '', label: i18n._({ id: 'sso.all', message: '全部' }) },
              ...labels.map((label, value) => ({ value: String(value), label })),
            ]}
          />
        </div>
      }
      foot={
        total > 0 && (
          <Pager
            page={page}
            pageSize={pageSize}
            pageSizes={[20, 50, 100]}
            total={total}
            onPage={(value) => state.change({ page: value > 1 ? String(value) : undefined })}
            onPageSize={(value) => state.change({ size: String(value) })}
          />
        )
      }
    >
      <QueryStates query={tasks}>
        {({ dataList }) =>
          dataList.length > 0 ? (
            <DataTable
              label={title}
              columns={columns}
              rows={dataList}
              rowId={({ id }) => id}
              isStale={tasks.isPlaceholderData}
            />
          ) : (
            <EmptyState
              icon="download"
              title={i18n._({ id: 'sso.downloads.empty', message: '还没有导出任务' })}
              text={i18n._({
                id: 'sso.downloads.emptyText',
                message: '在任意列表里点击导出，文件就会出现在这里。',
              })}
            />
          )
        }
      </QueryStates>
    </TablePage>
  );
}
