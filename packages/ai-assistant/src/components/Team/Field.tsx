import { type ReactNode, useId } from 'react';
import { useTyping } from '../Typing/useTyping.ts';
import classes from './Team.module.css';

export type FieldProps = {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it, as a sentence. */
  problem?: string | undefined;
  /** Lines of text; one by default. @default 1 */
  rows?: number;
  /** How many characters fit, counted below the field. */
  limit?: number;
  onEnter?: () => void;
  isFirst?: boolean;
};

/** A named text field of a form. */
export function Field({ label, value, onChange, problem, rows = 1, limit, onEnter, isFirst }: FieldProps) {
  const id = useId();
  const typing = useTyping<HTMLInputElement & HTMLTextAreaElement>({
    value,
    onChange,
    ...(onEnter && rows === 1 && { onEnter }),
  });
  const shared = {
    ...typing,
    id,
    className: 'portal-field',
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    'data-autofocus': isFirst || undefined,
  };
  const length = Array.from(value.trim()).length;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {rows === 1 ? <input {...shared} /> : <textarea {...shared} rows={rows} />}
      <div className={classes.below}>
        <p id={`${id}-problem`} className={classes.problem} role={problem ? 'alert' : undefined}>
          {problem}
        </p>
        {limit !== undefined && (
          <span data-over={length > limit || undefined}>
            {length}/{limit}
          </span>
        )}
      </div>
    </div>
  );
}
