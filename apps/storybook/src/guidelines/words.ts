import { type Locale, useLocale } from '@portal/ui';

/** A text of an example in each language of the toolbar. */
export type Words = readonly [zh: string, en: string, ko: string];

const AT: Record<Locale, 0 | 1 | 2> = { 'zh-CN': 0, 'en-US': 1, 'ko-KR': 2 };

/** Reads texts in the toolbar's language. */
export function useWords(): (words: Words) => string {
  const locale = useLocale();
  return (words) => words[AT[locale]];
}
