import { useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import { useFailureToast } from '@portal/ui/shell';
import { useQueryClient } from '@tanstack/react-query';
import { saveFile } from '../saveFile.ts';
import { type DownloadTask, FILES_KEY, type FilesApi } from './filesQuery.ts';

/** What the work on exports needs. */
export type TaskWorkOptions = {
  api: FilesApi;
  /** Called when an export is made again, so that it is followed. */
  onRetried: (task: DownloadTask) => Promise<unknown>;
};

/** What can be done with exports; the list follows, a refusal is told in words. */
export function useTaskWork({ api, onRetried }: TaskWorkOptions) {
  const { i18n } = useLingui();
  const { dialogs } = useFeedback();
  const tell = useFailureToast();
  const client = useQueryClient();
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      tell(error);
    }
    await client.invalidateQueries({ queryKey: FILES_KEY });
  };
  return {
    download: (task: DownloadTask) =>
      run(async () => {
        const { url, fileName } = await api.createDownloadLink({ id: task.id });
        saveFile(url, fileName ?? task.name ?? '');
      }),
    retry: (task: DownloadTask) =>
      run(async () => {
        await api.retryDownloadTask({ id: task.id });
        await onRetried(task);
      }),
    remove: async (tasks: readonly DownloadTask[]) => {
      const isSure = await dialogs.confirm({
        title: i18n._({
          id: 'notify.files.delete.title',
          message: '删除 {count} 个导出？',
          values: { count: tasks.length },
        }),
        message: i18n._({ id: 'notify.files.delete.text', message: '文件会一起删除，进行中的导出会停止。' }),
        confirmLabel: i18n._({ id: 'notify.files.delete', message: '删除' }),
        tone: 'danger',
      });
      if (!isSure) return false;
      await run(() => Promise.all(tasks.map(({ id }) => api.deleteDownloadTask({ id }))));
      return true;
    },
  };
}
