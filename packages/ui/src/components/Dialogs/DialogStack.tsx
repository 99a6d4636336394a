import { useLingui } from '@lingui/react';
import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { MODAL_WIDTHS } from '../../core/modalWidths.ts';
import type { OpenDialog } from '../../runtime/createDialogs.ts';
import { ConfirmBody } from './ConfirmBody.tsx';
import classes from './DialogStack.module.css';

/** Props of `DialogStack`. */
export type DialogStackProps = { stack: readonly OpenDialog[] };

export function DialogStack({ stack }: DialogStackProps) {
  return stack.map((dialog) => (
    <DialogFrame key={dialog.id} dialog={dialog} isTop={dialog === stack.at(-1)} />
  ));
}

function DialogFrame({ dialog, isTop }: { dialog: OpenDialog; isTop: boolean }) {
  const { i18n } = useLingui();
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => returnFocus(opener), [opener]);
  const { title, width = 'small' } = dialog.kind === 'confirm' ? dialog.options : dialog;
  return (
    <Modal
      opened
      onClose={dialog.close}
      title={title}
      size={MODAL_WIDTHS[width]}
      closeOnEscape={isTop}
      trapFocus={isTop}
      returnFocus={false}
      classNames={{ title: classes.title, content: classes.content }}
      closeButtonProps={{ 'aria-label': i18n._({ id: 'ui.close', message: '关闭' }) }}
    >
      {dialog.kind === 'confirm' ? (
        <ConfirmBody options={dialog.options} onAnswer={dialog.answer} />
      ) : (
        dialog.render()
      )}
    </Modal>
  );
}

function returnFocus(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}
