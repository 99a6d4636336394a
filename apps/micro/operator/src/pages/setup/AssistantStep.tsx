import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import { useAct } from '@portal/embed/react-queries';
import { ActionButton } from '@portal/ui';
import { StatusBadge } from '@portal/ui/table';
import { ActForm } from '../../components/ActForm.tsx';
import styles from '../../components/form.module.css';
import { useApi } from '../../useApi.ts';
import { OtherProblem } from './OtherProblem.tsx';
import { type StepProps, useSetupForm } from './useSetup.ts';

type Values = { baseUrl: string; keyEnv: string; models: string };
type Model = { code: string; [field: string]: unknown };

/** The language models that the assistant asks, and whether they answer. */
export function AssistantStep({ setup, onDirty }: StepProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const stored = setup.file.assistant ?? {};
  const models = (stored.models ?? []) as Model[];
  const initial: Values = {
    baseUrl: typeof stored.baseUrl === 'string' ? stored.baseUrl : '',
    keyEnv: typeof stored.keyEnv === 'string' ? stored.keyEnv : '',
    models: models.map(({ code }) => code).join(', '),
  };
  const assistant = ({ baseUrl, keyEnv, models: list }: Values) => {
    const { baseUrl: _address, keyEnv: _key, models: _models, ...others } = stored;
    const codes = list.split(/[,，\s]+/).filter(Boolean);
    return {
      ...others,
      ...(baseUrl.trim() && { baseUrl: baseUrl.trim() }),
      ...(keyEnv.trim() && { keyEnv: keyEnv.trim() }),
      ...(codes.length > 0 && {
        models: codes.map((code) => models.find((one) => one.code === code) ?? { code }),
      }),
    };
  };
  const form = useSetupForm(setup, {
    initial,
    onDirty: () => onDirty(true),
    patchOf: (values) => ({ file: { assistant: assistant(values) } }),
    fields: {
      'assistant.baseUrl': 'baseUrl',
      'assistant.keyEnv': 'keyEnv',
      'assistant.models': 'models',
    },
    said: i18n._({ id: 'operator.saved', message: '已保存' }),
    onDone: () => onDirty(false),
  });
  const check = useAct<void, Awaited<ReturnType<typeof api.checkOperatorAssistant>>>({
    run: () => api.checkOperatorAssistant({}),
    asks: [],
  });
  const found = check.data?.models ?? [];
  return (
    <ActForm form={form} label={i18n._({ id: 'operator.save', message: '保存' })}>
      <TextInput
        {...form.text('baseUrl')}
        label={i18n._({ id: 'operator.setup.baseUrl', message: '模型服务地址' })}
        description={i18n._({
          id: 'operator.setup.baseUrl.hint',
          message: '兼容 OpenAI 协议的地址，例如 https://api.example.com/v1；留空使用环境变量 AI_BASE_URL。',
        })}
        maxLength={300}
        spellCheck={false}
      />
      <div className={styles.pair}>
        <TextInput
          {...form.text('models')}
          label={i18n._({ id: 'operator.setup.models', message: '模型' })}
          description={i18n._({ id: 'operator.setup.models.hint', message: '多个用逗号分隔' })}
          maxLength={1_000}
          spellCheck={false}
        />
        <TextInput
          {...form.text('keyEnv')}
          label={i18n._({ id: 'operator.setup.secretEnv', message: '存放密钥的环境变量' })}
          placeholder="AI_API_KEY"
          maxLength={100}
          spellCheck={false}
        />
      </div>
      <OtherProblem problems={form.problems} />
      <div className={styles.actions}>
        <ActionButton
          disabled={!setup.hasModel || check.isPending}
          aria-busy={check.isPending}
          onClick={() => check.mutate()}
        >
          {i18n._({ id: 'operator.setup.check', message: '检查模型' })}
        </ActionButton>
      </div>
      <ul className={styles.list} role="status">
        {found.map(({ code = '', streaming, tools, images, why }) => (
          <li key={code} className={styles.item}>
            <span className={styles.itemTitle}>
              {code}
              <StatusBadge tone={streaming ? 'success' : 'danger'}>
                {streaming
                  ? i18n._({ id: 'operator.setup.answers', message: '能回答' })
                  : i18n._({ id: 'operator.setup.silent', message: '没有回答' })}
              </StatusBadge>
              {tools && (
                <StatusBadge tone="neutral">
                  {i18n._({ id: 'operator.setup.tools', message: '可调用工具' })}
                </StatusBadge>
              )}
              {images && (
                <StatusBadge tone="neutral">
                  {i18n._({ id: 'operator.setup.images', message: '可看图片' })}
                </StatusBadge>
              )}
            </span>
            {why && <span className={styles.itemMeta}>{why}</span>}
          </li>
        ))}
      </ul>
    </ActForm>
  );
}
