import { useLingui } from '@lingui/react';
import { ActionButton, EmptyState } from '@portal/ui';
import { type ListHistory, PagedList, pageSizeOf, SegmentTabs, useListQuery } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './DownloadCentre.module.css';
import { filesQuery } from './filesQuery.ts';
import { readStatus } from './readStatus.ts';
import { useStateLabels } from './useStateLabels.ts';
import { useTaskColumns } from './useTaskColumns.tsx';
import { type TaskWorkOptions, useTaskWork } from './useTaskWork.ts';

/** Props of `DownloadCentre`. */
export type DownloadCentreProps = TaskWorkOptions & {
  /** The address of the pane: state, kind and page live in it. */
  history: ListHistory;
};

/** The download centre: every export of the person, how far it is, its file, and what else can be done with it. */
export function DownloadCentre({ api, history, onRetried }: DownloadCentreProps) {
  const { i18n } = useLingui();
  const state = useListQuery(history);
  const labels = useStateLabels();
  const status = readStatus(state.query.get('status'));
  const task = state.query.get('task')?.slice(0, 60) || undefined;
  const kind = state.query.get('kind')?.slice(0, 40) || undefined;
  const tasks = useQuery(
    filesQuery(api, {
      paging: true,
      pageNo: state.page,
      pageSize: pageSizeOf(state),
      kind,
      status,
      ...(task !== undefined && { id: task }),
    }),
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const work = useTaskWork({ api, onRetried });
  const columns = useTaskColumns({
    onDownload: work.download,
    onRetry: work.retry,
    onDelete: (task) => work.remove([task]),
  });
  const title = i18n._({ id: 'notify.files.downloads', message: '导出中心' });
  const chosen = tasks.data?.dataList.filter(({ id }) => selected.has(id)) ?? [];
  const removeChosen = async () => {
    if (await work.remove(chosen)) setSelected(new Set());
  };
  return (
    <PagedList
      title={title}
      lead={i18n._({
        id: 'notify.files.downloads.lead',
        message: '您导出的文件会列在这里，完成后即可下载。',
      })}
      actions={
        <>
          {task !== undefined && (
            <ActionButton icon="list" onClick={() => state.change({ task: '' })}>
              {i18n._({ id: 'notify.files.showAll', message: '显示全部' })}
            </ActionButton>
          )}
          {chosen.length > 0 && (
            <ActionButton icon="trash" onClick={removeChosen}>
              {i18n._({
                id: 'notify.files.deleteCount',
                message: '删除 {count} 个',
                values: { count: chosen.length },
              })}
            </ActionButton>
          )}
          <ActionButton icon="refresh" aria-busy={tasks.isFetching} onClick={() => tasks.refetch()}>
            {i18n._({ id: 'notify.files.refresh', message: '刷新' })}
          </ActionButton>
        </>
      }
      head={
        <div className={classes.head}>
          <SegmentTabs
            label={i18n._({ id: 'notify.files.task.status', message: '状态' })}
            value={status === undefined ? '' : String(status)}
            onChange={(next) => state.change({ status: next })}
            options={[
              { value: '', label: i18n._({ id: 'notify.files.all', message: '全部' }) },
              ...labels.map((label, value) => ({ value: String(value), label })),
            ]}
          />
        </div>
      }
      state={state}
      query={tasks}
      columns={columns}
      rowId={({ id }) => id}
      selection={{ selected, onChange: setSelected }}
      empty={
        <EmptyState
          icon="download"
          title={i18n._({ id: 'notify.files.downloads.empty', message: '还没有导出任务' })}
          text={i18n._({
            id: 'notify.files.downloads.emptyText',
            message: '在任意列表里点击导出，文件就会出现在这里。',
          })}
        />
      }
    />
  );
}
