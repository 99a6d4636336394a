import { Trans, useLingui } from '@lingui/react';
import { useId } from 'react';
import { type AlertCondition, type Named, toAlertSign, unitOf } from '../../core/schedules.ts';
import classes from './Schedules.module.css';

/** A condition while it is written. */
type WrittenCondition = Pick<AlertCondition, 'measure' | 'is'> & { text: string };

type ConditionFieldProps = {
  measures: readonly Named[];
  value: WrittenCondition;
  onChange: (value: WrittenCondition) => void;
  isMissing: boolean;
};

/** Which figure is watched, and how it has to lie to which value. */
export function ConditionField({ measures, value, onChange, isMissing }: ConditionFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  const unit = unitOf(value.measure, measures);
  return (
    <fieldset className={classes.field}>
      <legend>
        <Trans id="ai.schedules.condition" message="当满足以下条件时提醒我" />
      </legend>
      <div className={classes.line}>
        <select
          className="portal-field"
          aria-label={i18n._({ id: 'ai.schedules.measure', message: '指标' })}
          value={value.measure}
          onChange={(event) => onChange({ ...value, measure: event.target.value })}
        >
          {measures.map(({ id: name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
        <select
          className="portal-field"
          aria-label={i18n._({ id: 'ai.schedules.is', message: '比较方式' })}
          value={value.is}
          onChange={(event) => onChange({ ...value, is: toAlertSign(event.target.value) })}
        >
          <option value="<">{i18n._({ id: 'ai.schedules.under', message: '低于' })}</option>
          <option value="<=">{i18n._({ id: 'ai.schedules.atMost', message: '不高于' })}</option>
          <option value=">=">{i18n._({ id: 'ai.schedules.atLeast', message: '不低于' })}</option>
          <option value=">">{i18n._({ id: 'ai.schedules.over', message: '高于' })}</option>
        </select>
        <input
          className="portal-field"
          inputMode="decimal"
          aria-label={`${i18n._({ id: 'ai.schedules.value', message: '数值' })} ${unit}`.trim()}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? id : undefined}
          value={value.text}
          onChange={(event) => onChange({ ...value, text: event.target.value })}
        />
        {unit}
      </div>
      {isMissing && (
        <p id={id} className={classes.problem} role="alert">
          <Trans id="ai.schedules.valueMissing" message="请输入数值" />
        </p>
      )}
    </fieldset>
  );
}
