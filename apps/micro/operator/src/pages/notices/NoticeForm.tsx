import { useLingui } from '@lingui/react';
import { Checkbox } from '@mantine/core';
import type { Audience } from '@portal/api-client/contract/operator';
import { ActionButton, useFeedback } from '@portal/ui';
import { useState } from 'react';
import { AudienceFields } from '../../components/AudienceFields.tsx';
import form from '../../components/form.module.css';
import { newId } from '../../components/newId.ts';
import { ThreeFields } from '../../components/ThreeFields.tsx';
import { EMPTY_THREE } from '../../components/three.ts';
import { useAct } from '../../components/useAct.ts';
import { useFields } from '../../components/useFields.ts';
import { useApi } from '../../useApi.ts';

export type NoticeFormProps = { onDone: () => void; onDirty: () => void };

const EVERYBODY: Audience = { companyIds: [], systemCodes: [], locales: [] };

/** Writes a notice to a group; it cannot be taken back, so it is asked about. */
export function NoticeForm({ onDone, onDirty }: NoticeFormProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const { dialogs } = useFeedback();
  const [id] = useState(newId);
  const fields = useFields(
    { title: EMPTY_THREE, text: EMPTY_THREE, audience: EVERYBODY, isEject: false },
    onDirty,
  );
  const { values, set, problems } = fields;
  const send = useAct({
    run: (written: typeof values) => api.sendOperatorNotice({ id, ...written }),
    asks: [['queryOperatorNoticePage']],
    said: ({ recipientCount = 0 }) =>
      i18n._({
        id: 'operator.notice.sent',
        message: '已发送给 {count, plural, other {# 人}}',
        values: { count: recipientCount },
      }),
    onDone,
    onRefused: fields.refuse,
  });
  const ask = async (written: typeof values) => {
    const label = i18n._({ id: 'operator.notice.send', message: '发送' });
    const isSure = await dialogs.confirm({
      title: i18n._({ id: 'operator.notice.sendTitle', message: '发送这条通知？' }),
      message: i18n._({ id: 'operator.notice.sendText', message: '发送后不能撤回。' }),
      confirmLabel: label,
    });
    if (isSure) send.mutate(written);
  };
  return (
    <form ref={fields.form} className={form.form} noValidate onSubmit={fields.submit(ask)}>
      <ThreeFields
        label={i18n._({ id: 'operator.title', message: '标题' })}
        name="title"
        value={values.title}
        error={problems.title}
        maxLength={200}
        onChange={(title) => set('title', title)}
      />
      <ThreeFields
        label={i18n._({ id: 'operator.text', message: '内容' })}
        name="text"
        value={values.text}
        error={problems.text}
        maxLength={5_000}
        lines={3}
        onChange={(text) => set('text', text)}
      />
      <Checkbox
        label={i18n._({ id: 'operator.notice.eject', message: '立即弹出，直到关闭' })}
        checked={values.isEject}
        onChange={({ currentTarget }) => set('isEject', currentTarget.checked)}
      />
      <AudienceFields
        value={values.audience}
        error={problems.audience}
        onChange={(audience) => set('audience', audience)}
      />
      <div className={form.actions}>
        <ActionButton type="submit" isPrimary disabled={send.isPending} aria-busy={send.isPending}>
          {i18n._({ id: 'operator.notice.send', message: '发送' })}
        </ActionButton>
      </div>
    </form>
  );
}
