import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { TOOL_MESSAGES } from '../toolMessages.ts';

/** What is said around the tools, in the language of the moment. */
export function useToolWords() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same i18n speaks another language after a change
  return useMemo(
    () => (name: keyof typeof TOOL_MESSAGES, values?: Record<string, string>) =>
      i18n._({ ...TOOL_MESSAGES[name], ...(values && { values }) }),
    [i18n, locale],
  );
}
