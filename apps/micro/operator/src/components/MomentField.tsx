import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import { DayField } from '@portal/ui/table';
import { useId } from 'react';
import classes from './form.module.css';
import type { DayTime } from './moments.ts';

export type MomentFieldProps = {
  label: string;
  name: string;
  value: DayTime;
  onChange: (value: DayTime) => void;
  error?: string | undefined;
  /** What an empty field means. */
  hint?: string | undefined;
  disabled?: boolean;
};

/** A day and a time on the device's clock. */
export function MomentField({
  label,
  name,
  value,
  onChange,
  error,
  hint,
  disabled = false,
}: MomentFieldProps) {
  const { i18n } = useLingui();
  const problem = useId();
  const dayId = useId();
  return (
    <div className={classes.moment}>
      <label htmlFor={dayId}>{label}</label>
      <div className={classes.momentFields}>
        <DayField
          id={dayId}
          name={name}
          label={label}
          value={value.day}
          disabled={disabled}
          problemId={error ? problem : undefined}
          onChange={(day) => onChange({ ...value, day, ...(day === '' && { time: '' }) })}
        />
        <TextInput
          className={classes.time}
          aria-label={i18n._({ id: 'operator.timeOf', message: '{label}：时间', values: { label } })}
          placeholder="00:00"
          inputMode="numeric"
          maxLength={5}
          value={value.time}
          disabled={disabled || value.day === ''}
          onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
        />
      </div>
      {error ? (
        <p id={problem} className={classes.problem}>
          {error}
        </p>
      ) : (
        hint && <p className={classes.hint}>{hint}</p>
      )}
    </div>
  );
}
