import { useLingui } from '@lingui/react';
import type { DownloadTask } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { useFeedback } from '@portal/ui';
import { type RequestFailure, requestToast } from '@portal/ui/shell';
import { useQueryClient } from '@tanstack/react-query';
import { saveFile } from '../../components/saveFile.ts';
import { useApi } from '../../useApi.ts';

/** What can be done with an export; the list follows, a refusal is told in words. */
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
    download: ({ id, name }: DownloadTask) =>
      run(async () => {
        const { url, fileName } = await api.createDownloadLink({ id });
        saveFile(url, fileName ?? name);
      }),
    retry: ({ id }: DownloadTask) =>
      run(async () => {
        await api.retryDownloadTask({ id });
        await guest.exportTask(id);
      }),
    remove: async ({ id, name }: DownloadTask) => {
      const isSure = await dialogs.confirm({
        title: i18n._({ id: 'sso.task.deleteTitle', message: '删除这个导出？' }),
        message: name,
        confirmLabel: i18n._({ id: 'sso.task.delete', message: '删除' }),
        tone: 'danger',
      });
      if (isSure) await run(() => api.deleteDownloadTask({ id }));
    },
  };
}
