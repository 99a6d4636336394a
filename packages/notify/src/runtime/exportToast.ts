import type { I18n } from '@lingui/core';
import type { ToastOptions } from '@portal/ui';
import type { ExportNotice } from '../core/exportTypes.ts';

/** Where toasts get their words from. */
type ToastTexts = Pick<I18n, '_'>;

type ExportActions = { download: () => void; retry: () => void; openCentre: () => void };

/** Returns what a notice about an export says and offers. */
export function exportToast(
  notice: ExportNotice,
  name: string | undefined,
  i18n: ToastTexts,
  actions: ExportActions,
): Omit<ToastOptions, 'id' | 'durationMs'> {
  const centre = {
    label: i18n._({ id: 'notify.export.centre', message: '导出中心' }),
    onClick: actions.openCentre,
  };
  const message = name || undefined;
  switch (notice) {
    case 'preparing':
      return {
        tone: 'info',
        title: i18n._({ id: 'notify.export.preparing', message: '下载文件准备中' }),
        message,
        action: centre,
      };
    case 'ready':
      return {
        tone: 'success',
        title: i18n._({ id: 'notify.export.ready', message: '下载文件已就绪' }),
        message,
        action: {
          label: i18n._({ id: 'notify.export.download', message: '下载' }),
          onClick: actions.download,
        },
        secondAction: centre,
      };
    case 'failed':
      return {
        tone: 'danger',
        title: i18n._({ id: 'notify.export.failed', message: '导出文件失败' }),
        message,
        action: { label: i18n._({ id: 'notify.export.retry', message: '重试' }), onClick: actions.retry },
        secondAction: centre,
      };
    case 'duplicate':
      return {
        tone: 'warning',
        title: i18n._({
          id: 'notify.export.duplicate',
          message: '存在相同任务，请前往导出中心查看',
        }),
        message,
        action: centre,
      };
  }
}

/** Returns what is said when a file cannot be downloaded: its link is unusable, the file is gone, or the call failed. */
export function linkFailureToast(reason: 'unusable' | 'gone' | 'failed', i18n: ToastTexts): ToastOptions {
  const titles = {
    unusable: i18n._({ id: 'notify.download.unusable', message: '参数错误，无法下载' }),
    gone: i18n._({ id: 'notify.download.gone', message: '文件已过期或已删除，请重新导出' }),
    failed: i18n._({ id: 'notify.download.failed', message: '下载没有成功，请稍后重试' }),
  };
  return { id: `download-${reason}`, tone: 'warning', title: titles[reason] };
}
