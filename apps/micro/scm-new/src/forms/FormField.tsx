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
  date: { type: 'date' },
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
    className: 'portal-field',
    name: field.key,
    value,
    required: field.required,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
  };
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
        <select {...shared} onChange={({ target }) => onChange(target.value)}>
          {!field.required && <option value="" />}
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          {...INPUTS[field.type]}
          maxLength={500}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
