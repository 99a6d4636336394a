import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton, EmptyState } from '@portal/ui';
import { DataTable, Pager, QueryStates, SegmentTabs, TablePage, useListQuery } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadTasksQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import classes from './downloads.module.css';
import { readStatus } from './readStatus.ts';
import { useStateLabels } from './useStateLabels.ts';
import { useTaskColumns } from './useTaskColumns.tsx';
import { useTaskWork } from './useTaskWork.ts';

/** The download centre: every export of the person, how far it is, its file, and what else can be done with it. */
export function DownloadsPage() {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const state = useListQuery(history);
  const labels = useStateLabels();
  const status = readStatus(state.query.get('status'));
  const kind = state.query.get('kind')?.slice(0, 40) || undefined;
  const { page, pageSize } = state;
  const tasks = useQuery(
    downloadTasksQuery(useApi(), {
      paging: true,
      pageNo: page,
      pageSize: Math.min(pageSize, 100),
      kind,
      status,
    }),
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const work = useTaskWork();
  const columns = useTaskColumns({
    onDownload: work.download,
    onRetry: work.retry,
    onDelete: (task) => work.remove([task]),
  });
  const title = i18n._({ id: 'universal.downloads', message: '下载中心' });
  const total = tasks.data?.totalCount ?? 0;
  const chosen = tasks.data?.dataList.filter(({ id }) => selected.has(id)) ?? [];
  const removeChosen = async () => {
    if (await work.remove(chosen)) setSelected(new Set());
  };
  return (
    <TablePage
      title={title}
      lead={i18n._({ id: 'universal.downloads.lead', message: '您导出的文件会列在这里，完成后即可下载。' })}
      actions={
        <>
          {chosen.length > 0 && (
            <ActionButton icon="trash" onClick={removeChosen}>
              {i18n._({
                id: 'universal.deleteCount',
                message: '删除 {count} 个',
                values: { count: chosen.length },
              })}
            </ActionButton>
          )}
          <ActionButton icon="refresh" aria-busy={tasks.isFetching} onClick={() => tasks.refetch()}>
            {i18n._({ id: 'universal.refresh', message: '刷新' })}
          </ActionButton>
        </>
      }
      head={
        <div className={classes.head}>
          <SegmentTabs
            label={i18n._({ id: 'universal.task.status', message: '状态' })}
            value={status === undefined ? '' : String(status)}
            onChange={(next) => state.change({ status: next })}
            options={[
              { value: '', label: i18n._({ id: 'universal.all', message: '全部' }) },
              ...labels.map((label, value) => ({ value: String(value), label })),
            ]}
          />
        </div>
      }
      foot={
        total > 0 && (
          <Pager
            page={page}
            pageSize={Math.min(pageSize, 100)}
            pageSizes={[20, 50, 100]}
            total={total}
            onPage={(next) => state.change({ page: next > 1 ? String(next) : undefined })}
            onPageSize={(size) => state.change({ size: String(size) })}
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
              selection={{ selected, onChange: setSelected }}
            />
          ) : (
            <EmptyState
              icon="download"
              title={i18n._({ id: 'universal.downloads.empty', message: '还没有导出任务' })}
              text={i18n._({
                id: 'universal.downloads.emptyText',
                message: '在任意列表里点击导出，文件就会出现在这里。',
              })}
            />
          )
        }
      </QueryStates>
    </TablePage>
  );
}
