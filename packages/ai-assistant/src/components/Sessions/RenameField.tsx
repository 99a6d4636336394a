import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { ASSISTANT } from '../../core/constants.ts';
import { useTyping } from '../Typing/useTyping.ts';
import classes from './Sessions.module.css';

export type RenameFieldProps = {
  value: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
};

/** The title of a session while it is edited: Enter and leaving save, Esc does not. */
export function RenameField({ value, onChange, onSubmit, onCancel }: RenameFieldProps) {
  const { i18n } = useLingui();
  const typing = useTyping<HTMLInputElement>({ value, onChange, onEnter: onSubmit, onEscape: onCancel });
  useEffect(() => {
    typing.ref.current?.focus();
    typing.ref.current?.select();
  }, [typing.ref]);
  return (
    <input
      {...typing}
      className={classes.rename}
      maxLength={ASSISTANT.renameMax}
      aria-label={i18n._({ id: 'ai.session.title', message: '会话名称' })}
      onBlur={() => {
        typing.onBlur();
        onSubmit();
      }}
    />
  );
}
