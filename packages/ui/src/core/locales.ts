/** The languages of the interface, the default first. */
export const LOCALES = ['zh-CN', 'en-US', 'ko-KR'] as const;

/** A language of the interface as BCP-47. */
export type Locale = (typeof LOCALES)[number];

/** The language used until a person chooses another. */
export const DEFAULT_LOCALE: Locale = 'zh-CN';

/** Each language's own name, for language lists; never translated. */
export const LOCALE_NAMES: Record<Locale, string> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'ko-KR': '한국어',
};

/** Whether a stored or received value is a language that the interface has. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
