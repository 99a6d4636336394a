import type { Three } from '@portal/api-client/contract/operator';

/** The languages in the order in which forms ask for them; each by its own name. */
export const LANGUAGES = [
  { key: 'zh', locale: 'zh-CN', name: '中文' },
  { key: 'en', locale: 'en-US', name: 'English' },
  { key: 'kr', locale: 'ko-KR', name: '한국어' },
] as const;

export const EMPTY_THREE: Three = { zh: '', en: '', kr: '' };

/** A text as a form holds it. */
export function toThree(
  text: { zh?: string | undefined; en?: string | undefined; kr?: string | undefined } = {},
): Three {
  return { zh: text.zh ?? '', en: text.en ?? '', kr: text.kr ?? '' };
}

/** The text in a language; in Chinese where it was left to it. */
export function inLanguage(
  text: { zh?: string | undefined; en?: string | undefined; kr?: string | undefined },
  locale: string,
): string {
  const key = LANGUAGES.find((one) => one.locale === locale)?.key ?? 'zh';
  return text[key] || text.zh || '';
}
