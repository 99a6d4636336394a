import type { Locale } from '../../../http/localeOf.ts';

/** A text in Chinese, English and Korean. */
export type Words = readonly [chinese: string, english: string, korean: string];

const place = { 'zh-CN': 0, 'en-US': 1, 'ko-KR': 2 } as const;

/** The text in one language. */
export function inLanguage(words: Words, locale: Locale): string {
  return words[place[locale]];
}
