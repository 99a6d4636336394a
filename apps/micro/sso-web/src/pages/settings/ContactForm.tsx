import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import { isApiError } from '@portal/api-client';
import { askAnew } from '@portal/embed/react-queries';
import { ActionButton } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useDirty } from '../../components/useDirty.ts';
import { useApi } from '../../useApi.ts';
import { isCode, isContact } from './contactProblem.ts';
import classes from './SettingsPage.module.css';
import { useCountdown } from './useCountdown.ts';
import { useSaved } from './useSaved.ts';

export type ContactKind = 'phone' | 'email';
export type ContactFormProps = {
  kind: ContactKind;
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
};

type Problem = 'contact' | 'code' | { text: string };

/** Binds another phone number or e-mail address: a code is sent there and typed in. */
export function ContactForm({ kind, onClose, onDirty }: ContactFormProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const saved = useSaved();
  const [contact, setContact] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [wait, startWait] = useCountdown();
  const contactField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  useDirty(onDirty, contact !== '');
  const onError = (error: unknown) => {
    const { retryAfterSeconds } = (isApiError(error) && (error.data as { retryAfterSeconds?: number })) || {};
    if (retryAfterSeconds) startWait(retryAfterSeconds);
    setProblem({
      text:
        (isApiError(error) && error.serverMessage) ||
        i18n._({ id: 'sso.settings.notSaved', message: '没有保存成功，请稍后重试' }),
    });
  };
  const sendCode = useMutation({
    mutationFn: () => api.sendChangeContactCode({ [kind]: contact }),
    onSuccess: ({ resendAfterSeconds }) => {
      startWait(resendAfterSeconds ?? 60);
      codeField.current?.focus();
    },
    onError,
  });
  const bind = useMutation({
    mutationFn: () => api.changeContact({ [kind]: contact, code }),
    onSuccess: async () => {
      await askAnew(client, ['own-contacts']);
      await saved.userChanged();
      onClose();
    },
    onError,
  });
  const needContact = () => {
    if (isContact(kind, contact)) return true;
    setProblem('contact');
    contactField.current?.focus();
    return false;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (bind.isPending || !needContact()) return;
    if (isCode(code)) return bind.mutate();
    setProblem('code');
    codeField.current?.focus();
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        ref={contactField}
        label={
          kind === 'phone'
            ? i18n._({ id: 'sso.contacts.newPhone', message: '新手机号' })
            : i18n._({ id: 'sso.contacts.newEmail', message: '新邮箱' })
        }
        type={kind === 'phone' ? 'tel' : 'email'}
        maxLength={200}
        value={contact}
        onChange={({ target }) => {
          setContact(target.value);
          setProblem(undefined);
        }}
        error={
          problem === 'contact' &&
          (kind === 'phone'
            ? i18n._({ id: 'sso.people.phoneWrong', message: '请输入有效的手机号' })
            : i18n._({ id: 'sso.people.emailWrong', message: '请输入有效的邮箱' }))
        }
      />
      <div className={classes.code}>
        <TextInput
          ref={codeField}
          label={i18n._({ id: 'sso.contacts.code', message: '验证码' })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setProblem(undefined);
          }}
          error={problem === 'code' && i18n._({ id: 'sso.contacts.codeWrong', message: '请输入 6 位验证码' })}
        />
        <ActionButton
          disabled={wait > 0 || sendCode.isPending}
          aria-busy={sendCode.isPending}
          onClick={() => {
            setProblem(undefined);
            if (needContact()) sendCode.mutate();
          }}
        >
          {wait > 0
            ? i18n._({
                id: 'sso.contacts.wait',
                message: '{seconds} 秒后重新获取',
                values: { seconds: wait },
              })
            : i18n._({ id: 'sso.contacts.send', message: '获取验证码' })}
        </ActionButton>
      </div>
      {typeof problem === 'object' && (
        <p role="alert" className={classes.failure}>
          {problem.text}
        </p>
      )}
      <div className={classes.buttons}>
        <ActionButton type="submit" isPrimary disabled={bind.isPending} aria-busy={bind.isPending}>
          {i18n._({ id: 'sso.save', message: '保存' })}
        </ActionButton>
        <ActionButton onClick={onClose}>{i18n._({ id: 'sso.cancel', message: '取消' })}</ActionButton>
      </div>
    </form>
  );
}
