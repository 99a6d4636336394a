import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { useAssistant } from '../../react/AssistantContext.ts';

/** Returns a function that begins a session, named in the reader's language until its first question names it. */
export function useNewSession(): () => Promise<void> {
  const { i18n } = useLingui();
  const { actions } = useAssistant();
  return useCallback(
    () => actions.addSession(i18n._({ id: 'ai.session.new', message: '新会话' })),
    [actions, i18n],
  );
}
