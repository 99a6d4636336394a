import { useLingui } from '@lingui/react';

/** Returns the words in which a person is asked before what a form holds is lost. */
export function useLossWords() {
  const { i18n } = useLingui();
  return {
    title: i18n._({ id: 'ui.loss', message: '放弃填写的内容？' }),
    message: i18n._({ id: 'ui.loss.text', message: '填写的内容还没有保存，离开后会丢失。' }),
    confirmLabel: i18n._({ id: 'ui.loss.leave', message: '放弃' }),
    cancelLabel: i18n._({ id: 'ui.loss.stay', message: '继续填写' }),
  };
}
