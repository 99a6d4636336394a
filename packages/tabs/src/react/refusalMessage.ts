import type { MessageDescriptor } from '@lingui/core';
import type { CloseRefusal } from '../core/types.ts';

/** The sentence for a pane that stays open, to be translated by `i18n._`. */
export function refusalMessage(reason: CloseRefusal): MessageDescriptor {
  return reason === 'home-not-closable'
    ? /*i18n*/ { id: 'tabs.refused.home', message: '首页不可关闭' }
    : /*i18n*/ { id: 'tabs.refused.pane', message: '该标签页不可关闭' };
}
