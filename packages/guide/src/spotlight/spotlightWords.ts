import type { I18n } from '@lingui/core';
import type { SpotlightWords } from './createSpotlight.ts';

/** Returns the spotlight's own words in the language in use. */
export function spotlightWords(i18n: I18n): SpotlightWords {
  return {
    next: i18n._({ id: 'guide.spotlight.next', message: '下一步' }),
    back: i18n._({ id: 'guide.spotlight.back', message: '上一步' }),
    done: i18n._({ id: 'guide.spotlight.done', message: '完成' }),
    close: i18n._({ id: 'guide.spotlight.close', message: '关闭' }),
    progress: (step, total) =>
      i18n._({ id: 'guide.spotlight.progress', message: '第 {step}/{total} 处', values: { step, total } }),
  };
}
