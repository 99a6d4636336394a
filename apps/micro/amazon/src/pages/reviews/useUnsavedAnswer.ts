import { useLingui } from '@lingui/react';
import { useBeforeClose } from '@portal/embed/react-guest';
import { useFeedback } from '@portal/ui';
import { useCallback } from 'react';

/** Has the portal ask before the pane closes while an answer is not sent; returns the same question for this page. */
export function useUnsavedAnswer(isDirty: boolean): () => Promise<boolean> {
  const { i18n } = useLingui();
  const { dialogs } = useFeedback();
  const message = i18n._({ id: 'amazon.review.unsent', message: '回复还没有发布，离开后会丢失。' });
  useBeforeClose(isDirty, message);
  return useCallback(async () => {
    if (!isDirty) return true;
    const title = i18n._({ id: 'amazon.review.discard', message: '放弃这条回复？' });
    return dialogs.confirm({ title, message, tone: 'danger' });
  }, [isDirty, dialogs, i18n, message]);
}
