import { useLingui } from '@lingui/react';

/** What the states of a help document are called. */
export function useHelpWords() {
  const { i18n } = useLingui();
  const published = i18n._({ id: 'operator.help.published', message: '已发布' });
  const draft = i18n._({ id: 'operator.help.draft', message: '草稿' });
  return { stateOf: (isPublished: boolean) => (isPublished ? published : draft) };
}
