import { Trans, useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { ASSISTANT } from '../../core/constants.ts';
import {
  type ScheduleForm as Form,
  type Schedule,
  type ScheduleDraft,
  unitOf,
} from '../../core/schedules.ts';
import { Field } from '../Team/Field.tsx';
import team from '../Team/Team.module.css';
import { FormButtons } from '../Team/TemplateForm.tsx';
import { ConditionField } from './ConditionField.tsx';
import classes from './Schedules.module.css';
import { TimeField } from './TimeField.tsx';

export type ScheduleFormProps = {
  kind: Schedule['kind'];
  /** What can be said, and what is said of one that is there already. */
  draft: ScheduleDraft & Partial<Pick<Schedule, 'period' | 'weekdays' | 'time'>>;
  /** Resolves with whether it was saved; a form that was not stays open. */
  onSave: (form: Form) => Promise<boolean>;
  onCancel: () => void;
};

const USUAL_TIME = '09:00';

/** A question that is asked by itself: its name, its days, and when it is asked or what is watched. */
export function ScheduleForm({ kind, draft, onSave, onCancel }: ScheduleFormProps) {
  const { i18n } = useLingui();
  const periodId = useId();
  const [form, setForm] = useState<Form>(() => ({
    title: draft.title,
    period: draft.period ?? draft.periods[0]?.id ?? '',
    weekdays: draft.weekdays ?? [1],
    time: draft.time || USUAL_TIME,
    condition: undefined,
  }));
  const [watched, setWatched] = useState(() => ({
    measure: draft.condition?.measure ?? draft.measures[0]?.id ?? '',
    is: draft.condition?.is ?? ('<' as const),
    text: draft.condition ? String(draft.condition.value) : '',
  }));
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const set = (part: Partial<Form>) => setForm((present) => ({ ...present, ...part }));
  const isAlert = kind === 'alert';
  // Chinese keyboards write digits and the percent sign in full width, too.
  const value = readNumber(
    watched.text.normalize('NFKC').replace(unitOf(watched.measure, draft.measures), ''),
  );
  const isTimeMissing = !isAlert && form.time === '';
  const titleLength = Array.from(form.title.trim()).length;
  const isTitleLong = titleLength > ASSISTANT.renameMax;
  const isWrong = isTitleLong || (isAlert ? value === undefined : isTimeMissing);
  return (
    <form
      className={team.form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        setIsChecked(true);
        if (isWrong || isSaving) return;
        setIsSaving(true);
        const { measure, is } = watched;
        const condition = isAlert && value !== undefined ? { measure, is, value } : undefined;
        if (!(await onSave({ ...form, title: form.title.trim(), condition }))) setIsSaving(false);
      }}
    >
      <Field
        isFirst
        label={<Trans id="ai.schedules.title" message="名称" />}
        value={form.title}
        onChange={(title) => set({ title })}
        limit={ASSISTANT.renameMax}
        problem={
          isChecked && isTitleLong ? i18n._({ id: 'ai.schedules.titleLong', message: '名称过长' }) : undefined
        }
        onEnter={() => undefined}
      />
      {isAlert ? (
        <ConditionField
          measures={draft.measures}
          value={watched}
          onChange={setWatched}
          isMissing={isChecked && value === undefined}
        />
      ) : (
        <TimeField
          weekdays={form.weekdays}
          time={form.time}
          timeZone={draft.time_zone}
          onChange={set}
          isMissing={isChecked && isTimeMissing}
        />
      )}
      {draft.periods.length > 1 && (
        <div className={classes.field}>
          <label htmlFor={periodId}>
            <Trans id="ai.schedules.period" message="数据期间" />
          </label>
          <select
            id={periodId}
            className="portal-field"
            value={form.period}
            onChange={(event) => set({ period: event.target.value })}
          >
            {draft.periods.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
      )}
      <p className={classes.note}>
        <Trans
          id="ai.schedules.rights"
          message="每次按您当时的权限查询，结果通过通知发送，不占用提问次数。"
        />
      </p>
      <FormButtons isSaving={isSaving} onCancel={onCancel} />
    </form>
  );
}

/** A number as people write it, with a comma for thousands or for decimals. */
function readNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}
