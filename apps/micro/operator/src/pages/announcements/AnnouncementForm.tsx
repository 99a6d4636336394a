import { useLingui } from '@lingui/react';
import { Checkbox } from '@mantine/core';
import type { OperatorAnnouncement } from '@portal/api-client/contract/operator';
import { randomId } from '@portal/api-client/session';
import { SelectField } from '@portal/ui/table';
import { useState } from 'react';
import { ActForm } from '../../components/ActForm.tsx';
import { AudienceFields } from '../../components/AudienceFields.tsx';
import classes from '../../components/form.module.css';
import { MomentField } from '../../components/MomentField.tsx';
import { Preview } from '../../components/Preview.tsx';
import { ThreeFields } from '../../components/ThreeFields.tsx';
import { useActForm } from '../../components/useActForm.ts';
import { useMomentCheck } from '../../components/useMomentCheck.ts';
import { useApi } from '../../useApi.ts';
import { toRequest, toValues } from './announcementValues.ts';
import { ANNOUNCEMENT_TYPES, useAnnouncementWords } from './useAnnouncementWords.ts';

export type AnnouncementFormProps = {
  announcement?: OperatorAnnouncement;
  onDone: () => void;
  onDirty: () => void;
};

/** What is announced, where, to whom and when; shown as readers will see it. */
export function AnnouncementForm({ announcement, onDone, onDirty }: AnnouncementFormProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const words = useAnnouncementWords();
  const [id] = useState(() => announcement?.id ?? randomId());
  const momentProblems = useMomentCheck();
  const form = useActForm({
    initial: toValues(announcement),
    onDirty,
    check: ({ publishedAt, endsAt }) => momentProblems({ publishedAt, endsAt }),
    run: (written) => api.saveOperatorAnnouncement({ id, ...toRequest(written) }),
    asks: [['queryOperatorAnnouncementPage'], ['announcement', id]],
    said: i18n._({ id: 'operator.announcement.saved', message: '公告已保存' }),
    onDone,
  });
  const { values, set } = form;
  return (
    <ActForm
      form={form}
      label={
        announcement
          ? i18n._({ id: 'operator.save', message: '保存' })
          : i18n._({ id: 'operator.announcement.publish', message: '发布' })
      }
    >
      <ThreeFields
        label={i18n._({ id: 'operator.title', message: '标题' })}
        {...form.field('title')}
        maxLength={200}
      />
      <SelectField
        label={i18n._({ id: 'operator.kind', message: '类型' })}
        value={values.type}
        options={ANNOUNCEMENT_TYPES.map((type) => ({ value: String(type), label: words.typeOf(type) }))}
        onChange={(type) => set('type', type)}
      />
      <ThreeFields
        label={
          values.type === '7'
            ? i18n._({ id: 'operator.announcement.json', message: '内容（JSON）' })
            : i18n._({ id: 'operator.announcement.html', message: '内容（HTML）' })
        }
        {...form.field('content')}
        maxLength={262_144}
        lines={5}
      />
      <Preview type={Number(values.type)} title={values.title} content={values.content} />
      <div className={classes.checks}>
        <Checkbox
          label={i18n._({ id: 'operator.announcement.asPopup', message: '弹窗提醒' })}
          {...form.tick('isPopup')}
        />
        <Checkbox
          label={i18n._({ id: 'operator.announcement.asRelease', message: '作为最新版本' })}
          {...form.tick('isRelease')}
        />
        <Checkbox
          label={i18n._({ id: 'operator.announcement.inTicker', message: '在顶部滚动' })}
          {...form.tick('isInTicker')}
        />
      </div>
      {values.isInTicker && (
        <ThreeFields
          label={i18n._({ id: 'operator.announcement.tickerText', message: '滚动的一句话' })}
          {...form.field('ticker')}
          maxLength={200}
        />
      )}
      <div className={classes.pair}>
        <MomentField
          label={i18n._({ id: 'operator.announcement.publishedAt', message: '发布时间' })}
          {...form.field('publishedAt')}
          hint={i18n._({ id: 'operator.announcement.atOnce', message: '留空则立即发布。' })}
        />
        <MomentField
          label={i18n._({ id: 'operator.announcement.endsAt', message: '停止展示' })}
          {...form.field('endsAt')}
          hint={i18n._({ id: 'operator.announcement.noEnd', message: '留空则一直展示。' })}
        />
      </div>
      <AudienceFields {...form.field('audience')} />
    </ActForm>
  );
}
