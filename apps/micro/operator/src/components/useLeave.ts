import { useLingui } from '@lingui/react';
import { useUnsavedInput } from '@portal/embed/react-guest';

/** Has the person asked before what was filled in and not saved is lost. */
export function useLeave(isDirty: boolean): () => Promise<boolean> {
  const { i18n } = useLingui();
  return useUnsavedInput(isDirty, {
    title: i18n._({ id: 'operator.unsaved', message: '放弃填写的内容？' }),
    message: i18n._({ id: 'operator.unsaved.text', message: '填写的内容还没有保存，离开后会丢失。' }),
    confirmLabel: i18n._({ id: 'operator.unsaved.leave', message: '放弃' }),
    cancelLabel: i18n._({ id: 'operator.unsaved.stay', message: '继续填写' }),
  });
}
