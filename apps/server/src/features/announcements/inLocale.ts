import type { LocalizedText } from '../../db/schema/announcements.ts';
import type { Locale } from '../../http/localeOf.ts';

const KEYS = { 'zh-CN': 'zh', 'en-US': 'en', 'ko-KR': 'kr' } as const;

/** A text in the caller's language; in Chinese where it was not translated. */
export function inLocale(text: LocalizedText, locale: Locale): string {
  return text[KEYS[locale]] || text.zh;
}
