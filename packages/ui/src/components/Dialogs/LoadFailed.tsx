import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useFeedback } from '../../react/FeedbackContext.ts';

/** Stands in for the dialogs when their code could not be loaded: says so, and answers every question with no. */
export function LoadFailed() {
  const { i18n } = useLingui();
  const { toasts, dialogs } = useFeedback();
  useEffect(() => {
    toasts.show({
      id: 'ui-dialog-load-failed',
      tone: 'danger',
      title: i18n._({ id: 'ui.dialog.loadFailed', message: '窗口没有打开，请检查网络后刷新页面' }),
    });
    dialogs.closeAll();
  }, [i18n, toasts, dialogs]);
  return null;
}
