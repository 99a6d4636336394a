import { useLingui } from '@lingui/react';
import { usePanePath } from '@portal/embed/react-guest';
import { EmptyState, ErrorState, LoadingState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Pager } from '../../components/Pager.tsx';
import page from '../../components/page.module.css';
import { downloadTasksQuery, PAGE_SIZE } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { DownloadsTable } from './DownloadsTable.tsx';

/** The download centre: every export of the person, how far it is, and the file. */
export function DownloadsPage() {
  const { i18n } = useLingui();
  const [pageNo, setPageNo] = useState(1);
  const [, search] = usePanePath().split('?');
  const kind = new URLSearchParams(search).get('kind')?.slice(0, 20) || undefined;
  const tasks = useQuery(downloadTasksQuery(useApi(), pageNo, kind));
  const total = tasks.data?.totalCount ?? 0;
  return (
    <div className={page.page}>
      <h1 className={page.heading}>{i18n._({ id: 'universal.downloads', message: '下载中心' })}</h1>
      <p className={page.lead}>
        {i18n._({ id: 'universal.downloads.lead', message: '您导出的文件会列在这里，完成后即可下载。' })}
      </p>
      {tasks.isPending && <LoadingState rows={6} />}
      {tasks.isError && <ErrorState onRetry={() => tasks.refetch()} isRetrying={tasks.isFetching} />}
      {tasks.data && total === 0 && (
        <EmptyState
          icon="download"
          title={i18n._({ id: 'universal.downloads.empty', message: '还没有导出任务' })}
          text={i18n._({
            id: 'universal.downloads.emptyText',
            message: '在任意列表里点击导出，文件就会出现在这里。',
          })}
        />
      )}
      {tasks.data && total > 0 && (
        <>
          <DownloadsTable tasks={tasks.data.dataList} />
          <Pager page={pageNo} pageSize={PAGE_SIZE} total={total} onPage={setPageNo} />
        </>
      )}
    </div>
  );
}
