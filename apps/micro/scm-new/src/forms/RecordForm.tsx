import { useLingui } from '@lingui/react';
import { ActionButton, useFeedback } from '@portal/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ListField, ListRow, RecordKind } from '../queries.ts';
import { FormField } from './FormField.tsx';
import {
  type FieldValues,
  fieldProblems,
  initialValues,
  missingFields,
  sentValues,
  withComputed,
} from './fieldValues.ts';
import classes from './RecordForm.module.css';

export type RecordFormProps = {
  kind: RecordKind;
  fields: readonly ListField[];
  /** The entry that is changed; missing for a new one. */
  row: ListRow | undefined;
  onSave: (values: Record<string, string | number | null>) => Promise<unknown>;
  onDirty: (isDirty: boolean) => void;
};

/** Adds or changes an entry: what is wrong stands at its field, the first such field gets the focus. */
export function RecordForm({ kind, fields, row, onSave, onDirty }: RecordFormProps) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const form = useRef<HTMLFormElement>(null);
  const toFocus = useRef<string>(undefined);
  const [values, setValues] = useState<FieldValues>(() => initialValues(fields, row));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setIsSending] = useState(false);

  const change = (key: string, value: string) => {
    setValues(withComputed(fields, { ...values, [key]: value }));
    const { [key]: _, ...others } = problems;
    setProblems(others);
    onDirty(true);
  };
  const show = (found: Readonly<Record<string, string>>) => {
    setProblems(found);
    toFocus.current = fields.find(({ key }) => key in found)?.key;
  };
  // Only when the fields are enabled again: a disabled one takes no focus.
  useEffect(() => {
    if (isSending || toFocus.current === undefined) return;
    const control = form.current?.elements.namedItem(toFocus.current);
    toFocus.current = undefined;
    if (control instanceof HTMLElement) control.focus();
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const required = i18n._({ id: 'scm.form.required', message: '请填写' });
    const missing = missingFields(fields, values);
    if (missing.length > 0) return show(Object.fromEntries(missing.map((key) => [key, required])));
    setIsSending(true);
    try {
      await onSave(sentValues(fields, values));
    } catch (error) {
      const found = fieldProblems(error);
      show(found);
      if (Object.keys(found).length === 0)
        toasts.show({
          tone: 'warning',
          title: i18n._({ id: 'scm.form.failed', message: '没有保存成功，请稍后再试' }),
        });
    }
    setIsSending(false);
  };

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={send}>
      <fieldset className={classes.fields} disabled={isSending}>
        {fields.map((field) => (
          <FormField
            key={field.key}
            field={field}
            kind={kind}
            value={values[field.key] ?? ''}
            problem={problems[field.key]}
            onChange={(value) => change(field.key, value)}
          />
        ))}
      </fieldset>
      <ActionButton type="submit" isPrimary disabled={isSending} aria-busy={isSending}>
        {i18n._({ id: 'scm.form.save', message: '保存' })}
      </ActionButton>
    </form>
  );
}
