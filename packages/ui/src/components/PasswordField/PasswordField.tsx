import { useLingui } from '@lingui/react';
import { TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import classes from './PasswordField.module.css';

/** Props of `PasswordField`. */
export type PasswordFieldProps = Omit<TextInputProps, 'type' | 'rightSection'>;

/** A password input that can show what was typed and says when caps lock is on. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const { i18n } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        onKeyDown={(event) => {
          watchCapsLock(event);
          props.onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          watchCapsLock(event);
          props.onKeyUp?.(event);
        }}
        onBlur={(event) => {
          setHasCapsLock(false);
          props.onBlur?.(event);
        }}
        rightSection={
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={
              isShown
                ? i18n._({ id: 'ui.password.hide', message: '隐藏密码' })
                : i18n._({ id: 'ui.password.show', message: '显示密码' })
            }
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        }
      />
      <p className={classes.hint} role="status">
        {hasCapsLock && i18n._({ id: 'ui.password.capsLock', message: '大写锁定已打开' })}
      </p>
    </div>
  );
}
