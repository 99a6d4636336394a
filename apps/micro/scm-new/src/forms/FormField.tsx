import { DayField, SelectField } from '@portal/ui/table';
import { type ComponentProps, useId } from 'react';
import type { ListField } from '../queries.ts';
import classes from './FormField.module.css';

export type FormFieldProps = {
  field: ListField;
  value: string;
  /** Why the value cannot be taken. */
  problem: string | undefined;
  onChange: (value: string) => void;
};

const INPUTS: Readonly<Record<string, ComponentProps<'input'>>> = {
  email: { type: 'email', autoComplete: 'off' },
  number: { inputMode: 'decimal' },
  money: { inputMode: 'decimal' },
  percent: { inputMode: 'decimal' },
};
const UNITS: Readonly<Record<string, string>> = { money: 'USD', percent: '%' };

/** One field of a form with its label and, below it, what is wrong with it. */
export function FormField({ field, value, problem, onChange }: FormFieldProps) {
  const id = useId();
  const shared = {
    id,
    name: field.key,
    value,
    required: field.required,
  };
  const problemId = problem === undefined ? undefined : `${id}-problem`;
  const { label } = field;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>
        {field.label}
        {UNITS[field.type] && <span className={classes.unit}> ({UNITS[field.type]})</span>}
        {field.required && (
          <span className={classes.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {field.type === 'choice' ? (
        <SelectField
          {...shared}
          {...{ label, problemId, onChange }}
          options={field.required ? field.choices : [{ value: '', label: '—' }, ...field.choices]}
        />
      ) : field.type === 'date' ? (
        <DayField {...shared} {...{ label, problemId, onChange }} />
      ) : (
        <input
          {...shared}
          {...INPUTS[field.type]}
          className="portal-field"
          maxLength={500}
          aria-invalid={problem !== undefined}
          aria-describedby={problemId}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {problem !== undefined && (
        <p id={problemId} className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
