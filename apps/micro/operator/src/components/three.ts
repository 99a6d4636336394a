import type { SetupNames } from '@portal/api-client/contract/operator';

/** A text in three languages, as forms hold it. */
export type Three = { zh: string; en: string; kr: string };

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

/** A name of the setup file as a form holds it. */
export function threeOf({ zh, en, ko }: SetupNames): Three {
  return { zh, en, kr: ko };
}

/** A form's text as the setup file has it; what was left out is the Chinese one. */
export function namesOf({ zh, en, kr }: Three): SetupNames {
  const name = zh.trim();
  return { zh: name, en: en.trim() || name, ko: kr.trim() || name };
}

/** The text in a language; in Chinese where it was left to it. */
export function inLanguage(
  text: { zh?: string | undefined; en?: string | undefined; kr?: string | undefined },
  locale: string,
): string {
  const key = LANGUAGES.find((one) => one.locale === locale)?.key ?? 'zh';
  return text[key] || text.zh || '';
}
