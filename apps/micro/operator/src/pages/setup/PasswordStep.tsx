import { useLingui } from '@lingui/react';
import { PASSWORD_LENGTH } from '@portal/account/core';
import { encryptSecret } from '@portal/api-client/session';
import type { FieldProblems } from '@portal/embed/react-queries';
import { PasswordField } from '@portal/ui';
import { ActForm } from '../../components/ActForm.tsx';
import { useActForm } from '../../components/useActForm.ts';
import { useApi } from '../../useApi.ts';
import type { StepProps } from './useSetup.ts';

/** Sets the first password of who came by an address that works once. */
export function PasswordStep({ setup, onDirty }: StepProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const differs = i18n._({ id: 'operator.setup.differs', message: '两次输入的密码不一致' });
  const form = useActForm({
    initial: { password: '', again: '' },
    onDirty: () => onDirty(true),
    check: ({ password, again }): FieldProblems => (password === again ? {} : { again: differs }),
    run: async ({ password }) => {
      const key = await api.getPublicKey({}, { silent: true });
      const secret = await encryptSecret(key, { password, nonce: key.nonce, timestamp: Date.now() });
      return api.setOperatorPassword({ password: secret });
    },
    asks: [['setup']],
    said: i18n._({ id: 'operator.setup.password.saved', message: '密码已设置' }),
    onDone: () => onDirty(false),
  });
  if (setup.hasPassword)
    return (
      <p>
        {i18n._({
          id: 'operator.setup.password.is',
          message: '密码已设置。以后用 {email} 和密码登录，可在账号安全中修改。',
          values: { email: setup.email ?? setup.phone ?? '' },
        })}
      </p>
    );
  return (
    <ActForm
      form={form}
      label={i18n._({ id: 'operator.setup.password', message: '设置密码' })}
      disabled={form.values.password === ''}
    >
      <PasswordField
        {...form.text('password')}
        autoComplete="new-password"
        label={i18n._({ id: 'operator.setup.password.new', message: '密码' })}
        description={i18n._({
          id: 'operator.setup.password.rule',
          message: '{min} 至 {max} 个字符，含大写字母、小写字母和数字',
          values: PASSWORD_LENGTH,
        })}
      />
      <PasswordField
        {...form.text('again')}
        autoComplete="new-password"
        label={i18n._({ id: 'operator.setup.password.again', message: '再次输入密码' })}
      />
    </ActForm>
  );
}
