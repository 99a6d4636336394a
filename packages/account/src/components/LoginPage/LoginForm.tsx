import { Trans, useLingui } from '@lingui/react';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { PasswordField } from '@portal/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SignInFailure } from '../../core/AccountError.ts';
import { type SignInErrors, type SignInValues, validateSignIn } from '../../core/validateSignIn.ts';
import { FormHead } from '../FormHead/FormHead.tsx';
import { fieldErrors } from './fieldErrors.tsx';
import { LoginAlert } from './LoginAlert.tsx';
import classes from './LoginForm.module.css';
import { useCountdown } from './useCountdown.ts';

/** Props of `LoginForm`. */
export type LoginFormProps = {
  values: SignInValues;
  onChange: (values: SignInValues) => void;
  onSubmit: (values: SignInValues) => void;
  sending: boolean;
  failure: SignInFailure | undefined;
  recovery: ReactNode;
  /** Whether its own heading stands above it; without it what is missing first has the focus. @default true */
  head?: boolean;
};

/** Account and password, with what is wrong about them beside each; nothing typed is lost by a failure. */
export function LoginForm({
  values,
  onChange,
  onSubmit,
  sending,
  failure,
  recovery,
  head = true,
}: LoginFormProps) {
  const { i18n } = useLingui();
  const formRef = useRef<HTMLFormElement>(null);
  const [invalid, setInvalid] = useState<SignInErrors>({});
  /* The failure that the person has answered by typing; the next one is another object. */
  const [answered, setAnswered] = useState<SignInFailure>();
  const shown = sending || failure === answered ? undefined : failure;
  const waitSeconds = useCountdown(shown?.kind === 'throttled' ? shown : undefined);
  const errors = fieldErrors(invalid, shown);
  /* Where a dialog puts the focus does not move while somebody types. */
  const [initialAccount] = useState(values.account);

  useEffect(() => {
    if (shown) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [shown]);

  function change(part: Partial<SignInValues>, field: keyof SignInErrors) {
    onChange({ ...values, ...part });
    setInvalid({ ...invalid, [field]: undefined });
    setAnswered(failure);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending || waitSeconds > 0) return;
    const found = validateSignIn(values);
    setInvalid(found);
    const [first] = Object.keys(found);
    if (first) return formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setAnswered(undefined);
    onSubmit(values);
  }

  return (
    <form ref={formRef} className={classes.form} noValidate aria-busy={sending} onSubmit={submit}>
      {head && (
        <FormHead
          title={<Trans id="account.login.title" message="登录" />}
          hint={<Trans id="account.login.hint" message="请输入手机号、邮箱或用户编号" />}
        />
      )}
      {shown && <LoginAlert failure={shown} waitSeconds={waitSeconds} />}
      <TextInput
        size="md"
        name="account"
        label={i18n._({ id: 'account.login.account', message: '账号' })}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus={head}
        data-autofocus={!(head || initialAccount) || undefined}
        value={values.account}
        readOnly={sending}
        error={errors.account}
        onChange={(event) => change({ account: event.currentTarget.value }, 'account')}
      />
      <PasswordField
        size="md"
        name="password"
        label={i18n._({ id: 'account.login.password', message: '密码' })}
        autoComplete="current-password"
        data-autofocus={(!head && Boolean(initialAccount)) || undefined}
        value={values.password}
        readOnly={sending}
        error={errors.password}
        onChange={(event) => change({ password: event.currentTarget.value }, 'password')}
      />
      <div className={classes.options}>
        <Checkbox
          size="sm"
          label={i18n._({ id: 'account.login.auto', message: '5 天内自动登录' })}
          checked={values.autoLogin}
          disabled={sending}
          onChange={(event) => onChange({ ...values, autoLogin: event.currentTarget.checked })}
        />
        {recovery}
      </div>
      <Button type="submit" size="md" fullWidth loading={sending} disabled={waitSeconds > 0}>
        {sending ? (
          <Trans id="account.login.sending" message="正在登录" />
        ) : (
          <Trans id="account.login.submit" message="登录" />
        )}
      </Button>
    </form>
  );
}
