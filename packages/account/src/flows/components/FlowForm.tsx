import { Trans, useLingui } from '@lingui/react';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { PasswordField } from '@portal/ui';
import { type ReactNode, useId } from 'react';
import { FormHead } from '../../components/FormHead/FormHead.tsx';
import { FormNotice } from '../../components/FormNotice/FormNotice.tsx';
import { PasswordRule } from '../../components/PasswordRule/PasswordRule.tsx';
import { secondKind } from '../core/flowValues.ts';
import { CodeField } from './CodeField.tsx';
import classes from './FlowForm.module.css';
import { flowFailureText, problemText } from './flowTexts.tsx';
import { type FlowFormOptions, useFlowForm } from './useFlowForm.ts';

/** Props of `FlowForm`. */
export type FlowFormProps = FlowFormOptions & {
  title: ReactNode;
  hint: ReactNode;
  submitLabel: ReactNode;
  /** Between the hint and the fields. */
  before?: ReactNode;
  /** What who ticks the box agrees to. */
  agreement?: ReactNode;
  /** Below the button: the way out. */
  footer?: ReactNode;
};

/** Registration, recovery and binding in one shape: an address proved by a code, and a new password. */
export function FlowForm({ title, hint, submitLabel, before, agreement, footer, ...options }: FlowFormProps) {
  const { i18n } = useLingui();
  const ruleId = useId();
  const form = useFlowForm(options);
  const { fields, kind, values } = options;
  const isSending = form.busy === 'form';
  const beside = secondKind(values);
  const errorOf = (field: (typeof fields)[number]) => {
    const problem = form.errors[field];
    return problem && problemText(field, problem, field === 'second' ? beside : kind);
  };
  return (
    <form
      ref={form.formRef}
      className={classes.form}
      noValidate
      aria-busy={form.busy !== undefined}
      onSubmit={(event) => void form.submit(event)}
    >
      <FormHead title={title} hint={hint} />
      {form.failure && <FormNotice tone="error">{flowFailureText(form.failure)}</FormNotice>}
      {before}
      <TextInput
        size="md"
        name="contact"
        type={kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'text'}
        label={contactLabel(kind)}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        value={values.contact}
        readOnly={isSending}
        error={errorOf('contact')}
        onChange={(event) => form.change({ contact: event.currentTarget.value })}
      />
      <CodeField
        value={values.code}
        readOnly={isSending}
        error={errorOf('code')}
        {...form.codeOf('contact')}
        onChange={(code) => form.change({ code })}
        onRequest={() => void form.requestCode('contact')}
      />
      {fields.includes('second') && (
        <TextInput
          size="md"
          name="second"
          type={beside === 'phone' ? 'tel' : 'email'}
          label={
            beside === 'phone' ? (
              <Trans id="account.flow.second.phone" message="手机号（选填）" />
            ) : (
              <Trans id="account.flow.second.email" message="邮箱（选填）" />
            )
          }
          autoComplete={beside === 'phone' ? 'tel' : 'email'}
          value={values.second}
          readOnly={isSending}
          error={errorOf('second')}
          onChange={(event) => form.change({ second: event.currentTarget.value })}
        />
      )}
      {fields.includes('second') && values.second.trim() !== '' && (
        <CodeField
          name="secondCode"
          value={values.secondCode}
          readOnly={isSending}
          error={errorOf('secondCode')}
          {...form.codeOf('second')}
          onChange={(secondCode) => form.change({ secondCode })}
          onRequest={() => void form.requestCode('second')}
        />
      )}
      {fields.includes('company') && (
        <TextInput
          size="md"
          name="company"
          label={i18n._({ id: 'account.flow.company', message: '公司名称' })}
          autoComplete="organization"
          value={values.company}
          readOnly={isSending}
          error={errorOf('company')}
          onChange={(event) => form.change({ company: event.currentTarget.value })}
        />
      )}
      <div className={classes.password}>
        <PasswordField
          size="md"
          name="password"
          label={i18n._({ id: 'account.flow.password', message: '新密码' })}
          autoComplete="new-password"
          aria-describedby={ruleId}
          value={values.password}
          readOnly={isSending}
          error={errorOf('password')}
          onChange={(event) => form.change({ password: event.currentTarget.value })}
        />
        <PasswordRule id={ruleId} password={values.password} />
      </div>
      <PasswordField
        size="md"
        name="repeat"
        label={i18n._({ id: 'account.flow.repeat', message: '再次输入密码' })}
        autoComplete="new-password"
        value={values.repeat}
        readOnly={isSending}
        error={errorOf('repeat')}
        onChange={(event) => form.change({ repeat: event.currentTarget.value })}
      />
      {fields.includes('agreement') && (
        <Checkbox
          size="sm"
          name="agreement"
          label={agreement}
          checked={values.agreement}
          disabled={isSending}
          error={errorOf('agreement')}
          onChange={(event) => form.change({ agreement: event.currentTarget.checked })}
        />
      )}
      <Button type="submit" size="md" fullWidth loading={isSending}>
        {submitLabel}
      </Button>
      {footer}
    </form>
  );
}

function contactLabel(kind: FlowFormProps['kind']): ReactNode {
  if (kind === 'phone') return <Trans id="account.flow.phone" message="手机号" />;
  if (kind === 'email') return <Trans id="account.flow.email" message="邮箱" />;
  return <Trans id="account.flow.contact" message="手机号或邮箱" />;
}
