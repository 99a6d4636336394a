import { useLingui } from '@lingui/react';
import { isApiError } from '@portal/api-client';
import type { EncryptedSecret } from '@portal/api-client/contract';
import { ActionButton, PasswordField } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sealPassword } from '../../components/sealPassword.ts';
import { useApi } from '../../useApi.ts';
import classes from './SettingsPage.module.css';

export type PasswordPromptProps = {
  label: string;
  /** Gets the password as it travels. */
  onConfirm: (password: EncryptedSecret) => Promise<void>;
  onClose: () => void;
};

/** Asks for the own password before something that weakens the account. */
export function PasswordPrompt({ label, onConfirm, onClose }: PasswordPromptProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const [password, setPassword] = useState('');
  const confirm = useMutation({
    mutationFn: async () => onConfirm(await sealPassword(api, password)),
    gcTime: 0,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !confirm.isPending) confirm.mutate();
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <PasswordField
        label={i18n._({ id: 'sso.password.former', message: '当前密码' })}
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          confirm.reset();
        }}
        error={
          confirm.isError &&
          ((isApiError(confirm.error) && confirm.error.serverMessage) ||
            i18n._({ id: 'sso.settings.notSaved', message: '没有保存成功，请稍后重试' }))
        }
      />
      <div className={classes.buttons}>
        <ActionButton type="submit" isPrimary disabled={confirm.isPending} aria-busy={confirm.isPending}>
          {label}
        </ActionButton>
        <ActionButton onClick={onClose}>{i18n._({ id: 'sso.cancel', message: '取消' })}</ActionButton>
      </div>
    </form>
  );
}
