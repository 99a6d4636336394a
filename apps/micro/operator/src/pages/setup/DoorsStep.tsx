import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import { fromSetupNames, type SetupNames } from '@portal/api-client/contract/operator';
import { RowAction } from '@portal/embed/react-queries';
import { SelectField } from '@portal/ui/table';
import { ActForm } from '../../components/ActForm.tsx';
import styles from '../../components/form.module.css';
import { inLanguage } from '../../components/three.ts';
import { useApi } from '../../useApi.ts';
import { OtherProblem } from './OtherProblem.tsx';
import { type StepProps, useSetupForm } from './useSetup.ts';

const KINDS = ['oidc', 'google', 'wechat', 'dingtalk'] as const;
const EMPTY = {
  kind: 'oidc' as (typeof KINDS)[number],
  provider: '',
  name: '',
  issuer: '',
  clientId: '',
  secretEnv: '',
};

/** By which providers people sign in beside account and password. */
export function DoorsStep({ setup, onDirty }: StepProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const { signIn = [] } = setup.file;
  const at = `signIn.${signIn.length}`;
  const form = useSetupForm(setup, {
    initial: EMPTY,
    onDirty: () => onDirty(true),
    patchOf: ({ kind, issuer, secretEnv, ...described }) => {
      const place = kind === 'oidc' ? { issuer } : { preset: kind };
      return { file: { signIn: [...signIn, { ...described, ...place, ...(secretEnv && { secretEnv }) }] } };
    },
    fields: Object.fromEntries(Object.keys(EMPTY).map((name) => [`${at}.${name}`, name])),
    said: i18n._({ id: 'operator.saved', message: '已保存' }),
    onDone: () => {
      for (const name of ['provider', 'name', 'issuer', 'clientId', 'secretEnv'] as const) form.set(name, '');
      onDirty(false);
    },
  });
  const { kind, provider } = form.values;
  const kinds = {
    oidc: 'OpenID Connect',
    google: 'Google',
    wechat: i18n._({ id: 'operator.setup.wechat', message: '微信' }),
    dingtalk: i18n._({ id: 'operator.setup.dingtalk', message: '钉钉' }),
  };
  const nameOf = (name: string | SetupNames) =>
    typeof name === 'string' ? name : inLanguage(fromSetupNames(name), i18n.locale);
  return (
    <>
      {signIn.length > 0 && (
        <ul className={styles.list}>
          {signIn
            .map((one) => ({ ...one, name: nameOf(one.name) }))
            .map((one) => (
              <li key={one.provider} className={styles.item}>
                <span className={styles.itemTitle}>{one.name}</span>
                <RowAction
                  label={i18n._({ id: 'operator.remove', message: '移除' })}
                  fullLabel={i18n._({
                    id: 'operator.removeNamed',
                    message: '移除{name}',
                    values: { name: one.name },
                  })}
                  question={{
                    title: i18n._({ id: 'operator.setup.door.remove', message: '移除这种登录方式？' }),
                    message: i18n._({
                      id: 'operator.setup.door.removeText',
                      message: '之后不能再用它登录，已有账号不受影响。',
                    }),
                  }}
                  asks={[['setup']]}
                  run={() =>
                    api.applyOperatorSetup({
                      file: { signIn: signIn.filter(({ provider: own }) => own !== one.provider) },
                      changeId: setup.changeId ?? 0,
                    })
                  }
                />
              </li>
            ))}
        </ul>
      )}
      <ActForm form={form} label={i18n._({ id: 'operator.setup.door.add', message: '添加登录方式' })}>
        <div>
          <SelectField
            label={i18n._({ id: 'operator.setup.kind', message: '类型' })}
            value={kind}
            options={KINDS.map((value) => ({ value, label: kinds[value] }))}
            onChange={(value) => form.set('kind', value as typeof kind)}
          />
        </div>
        <div className={styles.pair}>
          <TextInput
            {...form.text('name')}
            label={i18n._({ id: 'operator.setup.button', message: '登录按钮的文字' })}
            required
            maxLength={60}
          />
          <TextInput
            {...form.text('provider')}
            label={i18n._({ id: 'operator.setup.provider', message: '代号' })}
            description={i18n._({
              id: 'operator.setup.callback',
              message: '回调地址：{address}',
              values: { address: `/sso/oidc/${provider || '…'}` },
            })}
            required
            maxLength={50}
            spellCheck={false}
          />
        </div>
        {kind === 'oidc' && (
          <TextInput
            {...form.text('issuer')}
            label={i18n._({ id: 'operator.setup.issuer', message: '服务地址（issuer）' })}
            placeholder="https://login.example.com"
            required
            maxLength={300}
            spellCheck={false}
          />
        )}
        <div className={styles.pair}>
          <TextInput
            {...form.text('clientId')}
            label={i18n._({ id: 'operator.setup.clientId', message: '客户端 ID' })}
            required
            maxLength={200}
            spellCheck={false}
          />
          <TextInput
            {...form.text('secretEnv')}
            label={i18n._({ id: 'operator.setup.secretEnv', message: '存放密钥的环境变量' })}
            placeholder="OIDC_SECRET"
            maxLength={100}
            spellCheck={false}
          />
        </div>
        <OtherProblem problems={form.problems} />
      </ActForm>
    </>
  );
}
