import { useLingui } from '@lingui/react';
import { Checkbox } from '@mantine/core';
import type { Audience } from '@portal/api-client/contract/operator';
import { randomId } from '@portal/api-client/session';
import { useState } from 'react';
import { ActForm } from '../../components/ActForm.tsx';
import { AudienceFields } from '../../components/AudienceFields.tsx';
import { ThreeFields } from '../../components/ThreeFields.tsx';
import { EMPTY_THREE } from '../../components/three.ts';
import { useActForm } from '../../components/useActForm.ts';
import { useApi } from '../../useApi.ts';

export type NoticeFormProps = { onDone: () => void; onDirty: () => void };

const EVERYBODY: Audience = { companyIds: [], systemCodes: [], locales: [] };

/** Writes a notice to a group; it cannot be taken back, so it is asked about. */
export function NoticeForm({ onDone, onDirty }: NoticeFormProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const [id] = useState(randomId);
  const label = i18n._({ id: 'operator.notice.send', message: '发送' });
  const form = useActForm({
    initial: { title: EMPTY_THREE, text: EMPTY_THREE, audience: EVERYBODY, isEject: false },
    onDirty,
    question: {
      title: i18n._({ id: 'operator.notice.sendTitle', message: '发送这条通知？' }),
      message: i18n._({ id: 'operator.notice.sendText', message: '发送后不能撤回。' }),
      confirmLabel: label,
    },
    run: (written) => api.sendOperatorNotice({ id, ...written }),
    asks: [['queryOperatorNoticePage']],
    said: ({ recipientCount = 0 }) =>
      i18n._({
        id: 'operator.notice.sent',
        message: '已发送给 {count, plural, other {# 人}}',
        values: { count: recipientCount },
      }),
    onDone,
  });
  return (
    <ActForm form={form} label={label}>
      <ThreeFields
        label={i18n._({ id: 'operator.title', message: '标题' })}
        {...form.field('title')}
        maxLength={200}
      />
      <ThreeFields
        label={i18n._({ id: 'operator.text', message: '内容' })}
        {...form.field('text')}
        maxLength={5_000}
        lines={3}
      />
      <Checkbox
        label={i18n._({ id: 'operator.notice.eject', message: '立即弹出，直到关闭' })}
        {...form.tick('isEject')}
      />
      <AudienceFields {...form.field('audience')} />
    </ActForm>
  );
}
