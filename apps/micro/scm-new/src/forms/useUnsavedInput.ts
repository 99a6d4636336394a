import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { useFeedback } from '@portal/ui';
import { useCallback, useEffect } from 'react';

/**
 * Tells the portal that the pane holds input that closing it would lose, and answers when it asks before closing.
 * Returns a question for leaving the input within the page: true when nothing is lost or the person agrees.
 */
export function useUnsavedInput(isDirty: boolean): () => Promise<boolean> {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const { dialogs } = useFeedback();
  const message = i18n._({ id: 'scm.unsaved.text', message: '填写的内容还没有保存，离开后会丢失。' });
  useEffect(() => {
    if (!isDirty) return undefined;
    guest.setDirty(true).catch(() => undefined);
    const stop = guest.answer('beforeClose', () => ({ dirty: true, message }));
    return () => {
      stop();
      guest.setDirty(false).catch(() => undefined);
    };
  }, [guest, isDirty, message]);
  return useCallback(async () => {
    if (!isDirty) return true;
    return dialogs.confirm({
      title: i18n._({ id: 'scm.unsaved', message: '放弃填写的内容？' }),
      message,
      confirmLabel: i18n._({ id: 'scm.unsaved.leave', message: '放弃' }),
      cancelLabel: i18n._({ id: 'scm.unsaved.stay', message: '继续填写' }),
      tone: 'danger',
    });
  }, [isDirty, dialogs, i18n, message]);
}
