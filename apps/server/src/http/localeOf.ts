/** The languages that the server's own messages exist in. */
export type Locale = 'zh-CN' | 'en-US' | 'ko-KR';

/** The name of each language in calls and in the table of people. */
export const WIRE_LOCALES = { 'zh-CN': 'zh_CN', 'en-US': 'en_US', 'ko-KR': 'ko_KR' } as const;

/** The place of each language in a text that is written in all three. */
export const LOCALE_INDEX = { 'zh-CN': 0, 'en-US': 1, 'ko-KR': 2 } as const;

/** The language of the first entry of an Accept-Language header that the server speaks; Chinese otherwise. */
export function localeOf(header: string | undefined): Locale {
  for (const entry of (header ?? '').slice(0, 200).split(',')) {
    const language = entry.trim().slice(0, 2).toLowerCase();
    if (language === 'zh') return 'zh-CN';
    if (language === 'en') return 'en-US';
    if (language === 'ko') return 'ko-KR';
  }
  return 'zh-CN';
}
