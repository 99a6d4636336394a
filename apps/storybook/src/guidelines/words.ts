import { useLocale } from '@portal/ui';
import { LOCALES } from '@portal/ui/core';

/** A text of an example in each language of the toolbar. */
export type Words = readonly [zh: string, en: string, ko: string];

/** Reads texts in the toolbar's language. */
export function useWords(): (words: Words) => string {
  const locale = useLocale();
  const at = (LOCALES as readonly string[]).indexOf(locale);
  return (words) => words[at] ?? words[0];
}
