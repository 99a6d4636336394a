import { LOCALE_INDEX, type Locale } from '../../../http/localeOf.ts';

/** A text in Chinese, English and Korean. */
export type Words = readonly [chinese: string, english: string, korean: string];

/** The text in one language. */
export function inLanguage(words: Words, locale: Locale): string {
  return words[LOCALE_INDEX[locale]];
}
