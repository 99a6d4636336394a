import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import { StatusBadge } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActForm } from '../../components/ActForm.tsx';
import styles from '../../components/form.module.css';
import { useActForm } from '../../components/useActForm.ts';
import { useApi } from '../../useApi.ts';

export type ChannelTestProps = {
  channel: 'email' | 'sms';
  name: string;
  /** The environment variables by which it is configured. */
  variables: string;
  isReached: boolean;
  /** Where the operator is reached. */
  own: string;
};

const ASK_EVERY_MS = 2_000;

/** A way to people: whether it is configured, and a message to oneself to try it. */
export function ChannelTest({ channel, name, variables, isReached, own }: ChannelTestProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const [delivery, setDelivery] = useState<string>();
  const form = useActForm({
    initial: { recipient: own },
    onDirty: () => {},
    run: ({ recipient }) => api.testOperatorChannel({ channel, recipient: recipient.trim() }),
    asks: [['queryOperatorMessagePage']],
    onDone: (answer) => setDelivery(answer.delivery),
  });
  const state = useQuery({
    queryKey: ['delivery', delivery],
    queryFn: ({ signal }) => api.queryCodeDelivery({ delivery: delivery ?? '' }, { signal }),
    enabled: delivery !== undefined,
    refetchInterval: ({ state: { data } }) => (data?.state === 'failed' ? false : ASK_EVERY_MS),
  });
  const words = {
    'under-way': i18n._({ id: 'operator.setup.test.sent', message: '已发出，请查收。' }),
    late: i18n._({ id: 'operator.setup.test.late', message: '尚未送出，正在重试；原因见“任务与消息”。' }),
    failed: i18n._({ id: 'operator.setup.test.failed', message: '无法送达；原因见“任务与消息”。' }),
  };
  return (
    <section className={styles.panel} aria-label={name}>
      <h3 className={styles.itemTitle}>
        {name}
        <StatusBadge tone={isReached ? 'success' : 'neutral'}>
          {isReached
            ? i18n._({ id: 'operator.setup.configured', message: '已配置' })
            : i18n._({ id: 'operator.setup.notConfigured', message: '未配置' })}
        </StatusBadge>
      </h3>
      {!isReached && (
        <p className={styles.hint}>
          {i18n._({
            id: 'operator.setup.variables',
            message: '在服务器上设置环境变量 {variables} 后重新启动。未配置时，页面不会提供这种方式。',
            values: { variables },
          })}
        </p>
      )}
      {isReached && (
        <ActForm form={form} label={i18n._({ id: 'operator.setup.test', message: '发送测试消息' })}>
          <TextInput
            {...form.text('recipient')}
            label={i18n._({ id: 'operator.setup.test.to', message: '测试消息发送到' })}
            maxLength={200}
            autoComplete="off"
          />
          {state.data && (
            <p className={styles.hint} role="status">
              {words[state.data.state as keyof typeof words] ?? words['under-way']}
            </p>
          )}
        </ActForm>
      )}
    </section>
  );
}
