import { useLingui } from '@lingui/react';
import { useUnsavedInput } from '@portal/embed/react-guest';

/** Has the person asked before an answer that is not sent is lost. Returns the question for leaving it within the page. */
export function useUnsavedAnswer(isDirty: boolean): () => Promise<boolean> {
  const { i18n } = useLingui();
  return useUnsavedInput(isDirty, {
    title: i18n._({ id: 'amazon.review.discard', message: '放弃这条回复？' }),
    message: i18n._({ id: 'amazon.review.unsent', message: '回复还没有发布，离开后会丢失。' }),
  });
}
