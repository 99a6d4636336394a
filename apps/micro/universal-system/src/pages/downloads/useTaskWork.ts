import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { useFeedback } from '@portal/ui';
import { type RequestFailure, requestToast } from '@portal/ui/shell';
import { useQueryClient } from '@tanstack/react-query';
import type { DownloadTask } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { saveFile } from './saveFile.ts';

/** What can be done with exports; the list follows, a refusal is told in words. */
export function useTaskWork() {
  const { i18n } = useLingui();
  const { toasts, dialogs } = useFeedback();
  const { guest } = useGuest();
  const client = useQueryClient();
  const api = useApi();
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      const toast = requestToast(i18n, error as RequestFailure, { onHome: () => undefined });
      if (toast) toasts.show(toast);
    }
    await client.invalidateQueries({ queryKey: ['download-tasks'] });
  };
  return {
    download: (task: DownloadTask) =>
      run(async () => {
        const { url, fileName } = await api.createDownloadLink({ id: task.id });
        saveFile(url, fileName ?? task.name);
      }),
    retry: (task: DownloadTask) =>
      run(async () => {
        await api.retryDownloadTask({ id: task.id });
        await guest.exportTask(task.id);
      }),
    remove: async (tasks: readonly DownloadTask[]) => {
      const isSure = await dialogs.confirm({
        title: i18n._({
          id: 'universal.delete.title',
          message: '删除 {count} 个导出？',
          values: { count: tasks.length },
        }),
        message: i18n._({ id: 'universal.delete.text', message: '文件会一起删除，进行中的导出会停止。' }),
        confirmLabel: i18n._({ id: 'universal.delete', message: '删除' }),
        tone: 'danger',
      });
      if (!isSure) return false;
      await run(() => Promise.all(tasks.map(({ id }) => api.deleteDownloadTask({ id }))));
      return true;
    },
  };
}
