import { useLingui } from '@lingui/react';
import { Checkbox } from '@mantine/core';
import type { OperatorAnnouncement } from '@portal/api-client/contract/operator';
import { ActionButton } from '@portal/ui';
import { SelectField } from '@portal/ui/table';
import { useState } from 'react';
import { AudienceFields } from '../../components/AudienceFields.tsx';
import form from '../../components/form.module.css';
import { MomentField } from '../../components/MomentField.tsx';
import { toMoment } from '../../components/moments.ts';
import { newId } from '../../components/newId.ts';
import { ThreeFields } from '../../components/ThreeFields.tsx';
import { useAct } from '../../components/useAct.ts';
import { useFields } from '../../components/useFields.ts';
import { useApi } from '../../useApi.ts';
import { type AnnouncementValues, toRequest, toValues } from './announcementValues.ts';
import { Preview } from './Preview.tsx';
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
  const [id] = useState(() => announcement?.id ?? newId());
  const fields = useFields<AnnouncementValues>(toValues(announcement), onDirty);
  const { values, set, problems } = fields;
  const save = useAct({
    run: (written: AnnouncementValues) => api.saveOperatorAnnouncement({ id, ...toRequest(written) }),
    asks: [['queryOperatorAnnouncementPage'], ['announcement', id]],
    said: i18n._({ id: 'operator.announcement.saved', message: '公告已保存' }),
    onDone,
    onRefused: fields.refuse,
  });
  const send = (written: AnnouncementValues) => {
    const wrong = i18n._({ id: 'operator.moment.wrong', message: '请填写日期和时间，例如 09:30' });
    const found = {
      ...(toMoment(written.begins) === undefined && { publishedAt: wrong }),
      ...(toMoment(written.ends) === undefined && { endsAt: wrong }),
    };
    if (Object.keys(found).length > 0) fields.refuse(found);
    else save.mutate(written);
  };
  const kind = i18n._({ id: 'operator.kind', message: '类型' });
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
      <SelectField
        label={kind}
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
        name="content"
        value={values.content}
        error={problems.content}
        maxLength={262_144}
        lines={5}
        onChange={(content) => set('content', content)}
      />
      <Preview type={Number(values.type)} title={values.title} content={values.content} />
      <div className={form.checks}>
        <Checkbox
          label={i18n._({ id: 'operator.announcement.asPopup', message: '弹窗提醒' })}
          checked={values.isPopup}
          onChange={({ currentTarget }) => set('isPopup', currentTarget.checked)}
        />
        <Checkbox
          label={i18n._({ id: 'operator.announcement.asRelease', message: '作为最新版本' })}
          checked={values.isRelease}
          onChange={({ currentTarget }) => set('isRelease', currentTarget.checked)}
        />
        <Checkbox
          label={i18n._({ id: 'operator.announcement.inTicker', message: '在顶部滚动' })}
          checked={values.isInTicker}
          onChange={({ currentTarget }) => set('isInTicker', currentTarget.checked)}
        />
      </div>
      {values.isInTicker && (
        <ThreeFields
          label={i18n._({ id: 'operator.announcement.tickerText', message: '滚动的一句话' })}
          name="ticker"
          value={values.ticker}
          error={problems.ticker}
          maxLength={200}
          onChange={(ticker) => set('ticker', ticker)}
        />
      )}
      <div className={form.pair}>
        <MomentField
          label={i18n._({ id: 'operator.announcement.publishedAt', message: '发布时间' })}
          name="publishedAt"
          value={values.begins}
          error={problems.publishedAt}
          hint={i18n._({ id: 'operator.announcement.atOnce', message: '留空则立即发布。' })}
          onChange={(begins) => set('begins', begins)}
        />
        <MomentField
          label={i18n._({ id: 'operator.announcement.endsAt', message: '停止展示' })}
          name="endsAt"
          value={values.ends}
          error={problems.endsAt}
          hint={i18n._({ id: 'operator.announcement.noEnd', message: '留空则一直展示。' })}
          onChange={(ends) => set('ends', ends)}
        />
      </div>
      <AudienceFields
        value={values.audience}
        error={problems.audience}
        onChange={(audience) => set('audience', audience)}
      />
      <div className={form.actions}>
        <ActionButton type="submit" isPrimary disabled={save.isPending} aria-busy={save.isPending}>
          {announcement
            ? i18n._({ id: 'operator.save', message: '保存' })
            : i18n._({ id: 'operator.announcement.publish', message: '发布' })}
        </ActionButton>
      </div>
    </form>
  );
}
