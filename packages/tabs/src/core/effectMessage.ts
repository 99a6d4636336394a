import type { MessageDescriptor } from '@lingui/core';
import type { TabsEffect } from './types.ts';

/** The sentence that a person should read because of an effect, to be translated by `i18n._`; most need none. */
export function effectMessage(effect: TabsEffect): MessageDescriptor | undefined {
  if (effect.type === 'pane-missing') {
    return /*i18n*/ { id: 'tabs.notFound', message: '找不到对应菜单' };
  }
  if (effect.type === 'live-limit-exceeded') {
    return /*i18n*/ {
      id: 'tabs.tooMany',
      message: '打开的外部页面较多，可能会变慢，请关闭暂时不用的标签页',
    };
  }
  if (effect.type !== 'close-refused') return undefined;
  return effect.reason === 'home-not-closable'
    ? /*i18n*/ { id: 'tabs.refused.home', message: '首页不可关闭' }
    : /*i18n*/ { id: 'tabs.refused.pane', message: '该标签页不可关闭' };
}
