/** The languages that every package brings, the default first; applications add others (`loadLocale`). */
export const LOCALES = ['zh-CN', 'en-US', 'ko-KR'] as const;

/** A language that every package brings, as BCP-47. */
export type Locale = (typeof LOCALES)[number];

/** The language used until a person chooses another. */
export const DEFAULT_LOCALE: Locale = 'zh-CN';

/** Each language's own name, for language lists; never translated. */
export const LOCALE_NAMES: Record<Locale, string> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'ko-KR': '한국어',
};

/** The language of texts that a package does not have in the language in use. */
export const FALLBACK_LOCALE: Locale = 'en-US';

/** Returns which of the languages that there are serves a wanted one: itself, else another form of it (`pt-PT` for `pt-BR`). */
export function closestLocale(wanted: string, there: readonly string[]): string | undefined {
  const language = languageOf(wanted);
  return there.find((one) => one === wanted) ?? there.find((one) => languageOf(one) === language);
}

/** Returns the first of a browser's languages that every package brings, in whatever form, else the default. */
export function browserLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const found = closestLocale(language, LOCALES);
    if (isLocale(found)) return found;
  }
  return DEFAULT_LOCALE;
}

function languageOf(locale: string): string | undefined {
  return locale.split('-', 1)[0]?.toLowerCase();
}

/** Whether a stored or received value is a language that every package brings. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
