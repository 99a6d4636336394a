import { useLingui } from '@lingui/react';
import { PASSWORD_LENGTH } from '@portal/account/core';
import { isApiError } from '@portal/api-client';
import { accountCodes } from '@portal/api-client/contract';
import { ActionButton, PasswordField, useFeedback } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { useDirty } from '../../components/useDirty.ts';
import { type PasswordValues, passwordProblem } from './passwordProblem.ts';
import classes from './SettingsPage.module.css';
import { useChangePassword } from './useChangePassword.ts';

const EMPTY: PasswordValues = { former: '', next: '', again: '' };

const FIELD_OF: Readonly<Record<string, keyof PasswordValues>> = {
  [accountCodes.oldPasswordWrong]: 'former',
  [accountCodes.passwordRule]: 'next',
  [accountCodes.passwordCommon]: 'next',
};

export type PasswordFormProps = { onDirty: (isDirty: boolean) => void };

/** Changes the password of who knows the former one. */
export function PasswordForm({ onDirty }: PasswordFormProps) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const [values, setValues] = useState(EMPTY);
  const [isTried, setIsTried] = useState(false);
  useDirty(onDirty, values !== EMPTY);
  const change = useChangePassword(() => {
    setValues(EMPTY);
    setIsTried(false);
    toasts.show({
      tone: 'success',
      title: i18n._({ id: 'sso.password.changed', message: '密码已修改，其他设备需要重新登录' }),
    });
  });
  const heading = i18n._({ id: 'sso.password', message: '修改密码' });
  const rule = i18n._({
    id: 'sso.password.rule',
    message: '{min} 至 {max} 个字符，含大写字母、小写字母和数字，且不同于当前密码',
    values: PASSWORD_LENGTH,
  });
  const refusal = change.isError
    ? (isApiError(change.error) && change.error.serverMessage) ||
      i18n._({ id: 'sso.settings.notSaved', message: '没有保存成功，请稍后重试' })
    : undefined;
  // A refusal of one of the passwords stands at its field, until something else is typed.
  const refused = isApiError(change.error) ? FIELD_OF[change.error.code] : undefined;
  const refusalAt = (name: keyof PasswordValues) =>
    refused === name && refusal && <span role="alert">{refusal}</span>;
  const problem = isTried ? passwordProblem(values) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!change.isPending && !passwordProblem(values)) change.mutate(values);
  };
  const field = (name: keyof PasswordValues) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value });
      change.reset();
    },
  });
  return (
    <section aria-label={heading} data-section="password">
      <h2 className={classes.heading}>{heading}</h2>
      <form className={classes.form} onSubmit={submit} noValidate>
        <PasswordField
          {...field('former')}
          label={i18n._({ id: 'sso.password.former', message: '当前密码' })}
          error={
            problem === 'former'
              ? i18n._({ id: 'sso.password.formerMissing', message: '请输入当前密码' })
              : refusalAt('former')
          }
        />
        <PasswordField
          {...field('next')}
          autoComplete="new-password"
          label={i18n._({ id: 'sso.password.next', message: '新密码' })}
          description={problem === 'next' ? undefined : rule}
          error={problem === 'next' ? rule : refusalAt('next')}
        />
        <PasswordField
          {...field('again')}
          autoComplete="new-password"
          label={i18n._({ id: 'sso.password.again', message: '再次输入新密码' })}
          error={
            problem === 'again' && i18n._({ id: 'sso.password.differs', message: '两次输入的密码不一致' })
          }
        />
        {refusal && !refused && (
          <p role="alert" className={classes.failure}>
            {refusal}
          </p>
        )}
        <div>
          <ActionButton type="submit" isPrimary disabled={change.isPending} aria-busy={change.isPending}>
            {heading}
          </ActionButton>
        </div>
      </form>
    </section>
  );
}
