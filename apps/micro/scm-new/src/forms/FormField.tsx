import { DayField, SelectField } from '@portal/ui/table';
import { type ComponentProps, useId } from 'react';
import type { ListField, RecordKind } from '../queries.ts';
import classes from './FormField.module.css';
import { ReferenceInput } from './ReferenceInput.tsx';

export type FormFieldProps = {
  field: ListField;
  /** The list that the entry belongs to, for fields that name what the company has. */
  kind?: RecordKind | undefined;
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
export function FormField({ field, kind, value, problem, onChange }: FormFieldProps) {
  const id = useId();
  const shared = {
    id,
    name: field.key,
    value,
    required: field.required,
  };
  const problemId = problem === undefined ? undefined : `${id}-problem`;
  const typed = {
    ...shared,
    className: 'portal-field',
    'aria-invalid': problem !== undefined,
    'aria-describedby': problemId,
    // What follows from other fields is shown and not typed.
    readOnly: field.computed !== undefined,
  };
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
      ) : field.type === 'reference' && kind ? (
        <ReferenceInput {...typed} kind={kind} onChange={onChange} />
      ) : field.type === 'long-text' ? (
        <textarea {...typed} rows={5} maxLength={500} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          {...typed}
          {...INPUTS[field.type]}
          maxLength={500}
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
