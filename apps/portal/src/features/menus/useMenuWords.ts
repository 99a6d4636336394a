import { useLingui } from '@lingui/react';
import { TOOL_MESSAGES } from '@portal/menu-engine/favorites';
import { useMemo } from 'react';

/** What the shell says around the tools, in the language of the moment. */
export function useMenuWords() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(
    () => (name: keyof typeof TOOL_MESSAGES, values?: Record<string, string>) =>
      i18n._({ ...TOOL_MESSAGES[name], ...(values && { values }) }),
    [i18n, locale],
  );
}
