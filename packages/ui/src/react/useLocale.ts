import { useLingui } from '@lingui/react';
import { DEFAULT_LOCALE } from '../core/locales.ts';

/** Returns the language in use as BCP-47; the caller renders again when it changes. */
export function useLocale(): string {
  const { i18n } = useLingui();
  return i18n.locale || DEFAULT_LOCALE;
}
