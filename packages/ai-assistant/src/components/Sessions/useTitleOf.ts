import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { isUntitled } from '../../core/sessions.ts';

/** Returns a function that names a session: one that nobody has named is called so in the reader's language. */
export function useTitleOf(): (title: string) => string {
  const { i18n } = useLingui();
  return useCallback(
    (title) => (isUntitled(title) ? i18n._({ id: 'ai.session.new', message: '新会话' }) : title),
    [i18n],
  );
}
