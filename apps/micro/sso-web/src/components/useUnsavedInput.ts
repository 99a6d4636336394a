import { useLingui } from '@lingui/react';
import { useBeforeClose } from '@portal/embed/react-guest';
import { useFeedback } from '@portal/ui';
import { useCallback } from 'react';

/**
 * Has the portal ask before the pane closes while input is not saved. Returns a question for leaving the input within
 * the page: true when nothing is lost or the person agrees.
 */
export function useUnsavedInput(isDirty: boolean): () => Promise<boolean> {
  const { i18n } = useLingui();
  const { dialogs } = useFeedback();
  const message = i18n._({ id: 'sso.unsaved.text', message: '填写的内容还没有保存，离开后会丢失。' });
  useBeforeClose(isDirty, message);
  return useCallback(async () => {
    if (!isDirty) return true;
    return dialogs.confirm({
      title: i18n._({ id: 'sso.unsaved', message: '放弃填写的内容？' }),
      message,
      confirmLabel: i18n._({ id: 'sso.unsaved.leave', message: '放弃' }),
      cancelLabel: i18n._({ id: 'sso.unsaved.stay', message: '继续填写' }),
      tone: 'danger',
    });
  }, [isDirty, dialogs, i18n, message]);
}
