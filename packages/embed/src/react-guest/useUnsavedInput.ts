import { useFeedback, useLossWords } from '@portal/ui';
import { useCallback } from 'react';
import { useBeforeClose } from './useBeforeClose.ts';

/** In what words a person is asked before unsaved input is lost. */
export type UnsavedWords = {
  title: string;
  /** What would be lost; the portal asks with it too. */
  message: string;
  /** @default the language's word for "OK" */
  confirmLabel?: string;
  /** @default the language's word for "Cancel" */
  cancelLabel?: string;
};

/**
 * Has the portal ask before the pane closes while input is not saved, in words for a form where none are given. Returns
 * a question for leaving the input within the page: true when nothing is lost or the person agrees.
 */
export function useUnsavedInput(isDirty: boolean, words?: UnsavedWords): () => Promise<boolean> {
  const formWords = useLossWords();
  const { title, message, confirmLabel, cancelLabel } = words ?? formWords;
  const { dialogs } = useFeedback();
  useBeforeClose(isDirty, message);
  return useCallback(
    async () => !isDirty || dialogs.confirm({ title, message, confirmLabel, cancelLabel, tone: 'danger' }),
    [isDirty, dialogs, title, message, confirmLabel, cancelLabel],
  );
}
