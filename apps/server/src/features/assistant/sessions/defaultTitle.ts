import { aiLimits } from '@portal/api-client/contract/ai';
import type { Locale } from '../../../http/localeOf.ts';

const TITLES: Readonly<Record<Locale, string>> = {
  'zh-CN': '新会话',
  'en-US': 'New conversation',
  'ko-KR': '새 대화',
};

/** The title of a session that nobody has named. */
export function defaultTitle(locale: Locale): string {
  return TITLES[locale];
}

/** A title from the first question, where nobody gave one; undefined where somebody did. */
export function titleFrom(question: string, present: string): string | undefined {
  if (!Object.values(TITLES).includes(present)) return undefined;
  const line = question
    .split('\n')
    .find((text) => text.trim() !== '' && !text.startsWith('>'))
    ?.trim();
  return line && shortened([...line], aiLimits.titleLength);
}

/** What is cut ends with a whole word, where words have gaps between them. */
function shortened(signs: string[], most: number): string {
  if (signs.length <= most) return signs.join('');
  const cut = signs.slice(0, most - 1).join('');
  return `${cut.replace(/\s+\S{0,15}$/, '')}…`;
}
