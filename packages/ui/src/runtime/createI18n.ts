import { type I18n, setupI18n } from '@lingui/core';

/** Makes an empty Lingui instance for one portal; `loadLocale` fills it. */
export function createI18n(): I18n {
  return setupI18n();
}
