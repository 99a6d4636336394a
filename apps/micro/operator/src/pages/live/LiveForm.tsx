import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import type { OperatorLive } from '@portal/api-client/contract/operator';
import { ActionButton } from '@portal/ui';
import { useState } from 'react';
import form from '../../components/form.module.css';
import { MomentField } from '../../components/MomentField.tsx';
import { toDayTime, toMoment } from '../../components/moments.ts';
import { newId } from '../../components/newId.ts';
import { ThreeFields } from '../../components/ThreeFields.tsx';
import { toThree } from '../../components/three.ts';
import { useAct } from '../../components/useAct.ts';
import { useFields } from '../../components/useFields.ts';
import { useApi } from '../../useApi.ts';

export type LiveFormProps = { live?: OperatorLive; onDone: () => void; onDirty: () => void };

/** What a live class is about, who speaks, and when. */
export function LiveForm({ live, onDone, onDirty }: LiveFormProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const [id] = useState(() => live?.id ?? newId());
  const fields = useFields(
    {
      title: toThree(live?.title),
      description: toThree(live?.description),
      speaker: live?.speaker ?? '',
      begins: toDayTime(live?.beginsAt),
      ends: toDayTime(live?.endsAt),
    },
    onDirty,
  );
  const { values, set, problems } = fields;
  const save = useAct({
    run: ({ begins, ends, ...written }: typeof values) =>
      api.saveOperatorLive({
        id,
        ...written,
        beginsAt: toMoment(begins) ?? '',
        endsAt: toMoment(ends) ?? '',
      }),
    asks: [['queryOperatorLivePage']],
    said: i18n._({ id: 'operator.live.saved', message: '直播已安排' }),
    onDone,
    onRefused: fields.refuse,
  });
  const send = (written: typeof values) => {
    const wrong = i18n._({ id: 'operator.moment.wrong', message: '请填写日期和时间，例如 09:30' });
    const found = {
      ...(!toMoment(written.begins) && { beginsAt: wrong }),
      ...(!toMoment(written.ends) && { endsAt: wrong }),
    };
    if (Object.keys(found).length > 0) fields.refuse(found);
    else save.mutate(written);
  };
  return (
    <form ref={fields.form} className={form.form} noValidate onSubmit={fields.submit(send)}>
      <ThreeFields
        label={i18n._({ id: 'operator.title', message: '标题' })}
        name="title"
        value={values.title}
        error={problems.title}
        maxLength={200}
        onChange={(title) => set('title', title)}
      />
      <ThreeFields
        label={i18n._({ id: 'operator.live.description', message: '介绍' })}
        name="description"
        value={values.description}
        maxLength={2_000}
        lines={2}
        onChange={(description) => set('description', description)}
      />
      <TextInput
        {...fields.text('speaker')}
        label={i18n._({ id: 'operator.live.speaker', message: '讲师' })}
        maxLength={100}
      />
      <div className={form.pair}>
        <MomentField
          label={i18n._({ id: 'operator.live.begins', message: '开始' })}
          name="beginsAt"
          value={values.begins}
          error={problems.beginsAt}
          onChange={(begins) => set('begins', begins)}
        />
        <MomentField
          label={i18n._({ id: 'operator.live.endsAt', message: '结束' })}
          name="endsAt"
          value={values.ends}
          error={problems.endsAt}
          onChange={(ends) => set('ends', ends)}
        />
      </div>
      <div className={form.actions}>
        <ActionButton type="submit" isPrimary disabled={save.isPending} aria-busy={save.isPending}>
          {i18n._({ id: 'operator.save', message: '保存' })}
        </ActionButton>
      </div>
    </form>
  );
}
