/** The languages that the server's own messages exist in. */
export type Locale = 'zh-CN' | 'en-US' | 'ko-KR';

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
