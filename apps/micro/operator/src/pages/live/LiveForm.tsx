import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import type { OperatorLive } from '@portal/api-client/contract/operator';
import { randomId } from '@portal/api-client/session';
import { useState } from 'react';
import { ActForm } from '../../components/ActForm.tsx';
import classes from '../../components/form.module.css';
import { MomentField } from '../../components/MomentField.tsx';
import { toDayTime, toMoment } from '../../components/moments.ts';
import { ThreeFields } from '../../components/ThreeFields.tsx';
import { toThree } from '../../components/three.ts';
import { useActForm } from '../../components/useActForm.ts';
import { useMomentCheck } from '../../components/useMomentCheck.ts';
import { useApi } from '../../useApi.ts';

export type LiveFormProps = { live?: OperatorLive; onDone: () => void; onDirty: () => void };

/** What a live class is about, who speaks, and when. */
export function LiveForm({ live, onDone, onDirty }: LiveFormProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const [id] = useState(() => live?.id ?? randomId());
  const momentProblems = useMomentCheck(true);
  const form = useActForm({
    initial: {
      title: toThree(live?.title),
      description: toThree(live?.description),
      speaker: live?.speaker ?? '',
      beginsAt: toDayTime(live?.beginsAt),
      endsAt: toDayTime(live?.endsAt),
    },
    onDirty,
    check: ({ beginsAt, endsAt }) => momentProblems({ beginsAt, endsAt }),
    run: ({ beginsAt, endsAt, ...written }) =>
      api.saveOperatorLive({
        id,
        ...written,
        beginsAt: toMoment(beginsAt) ?? '',
        endsAt: toMoment(endsAt) ?? '',
      }),
    asks: [['queryOperatorLivePage']],
    said: i18n._({ id: 'operator.live.saved', message: '直播已安排' }),
    onDone,
  });
  return (
    <ActForm form={form} label={i18n._({ id: 'operator.save', message: '保存' })}>
      <ThreeFields
        label={i18n._({ id: 'operator.title', message: '标题' })}
        {...form.field('title')}
        maxLength={200}
      />
      <ThreeFields
        label={i18n._({ id: 'operator.live.description', message: '介绍' })}
        {...form.field('description')}
        maxLength={2_000}
        lines={2}
      />
      <TextInput
        {...form.text('speaker')}
        label={i18n._({ id: 'operator.live.speaker', message: '讲师' })}
        maxLength={100}
      />
      <div className={classes.pair}>
        <MomentField
          label={i18n._({ id: 'operator.live.begins', message: '开始' })}
          {...form.field('beginsAt')}
        />
        <MomentField
          label={i18n._({ id: 'operator.live.endsAt', message: '结束' })}
          {...form.field('endsAt')}
        />
      </div>
    </ActForm>
  );
}
