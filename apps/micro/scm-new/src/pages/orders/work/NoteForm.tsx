import { useLingui } from '@lingui/react';
import { ActionButton } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import classes from './work.module.css';

export type NoteFormProps = {
  /** @default '' */
  initial?: string;
  onSave: (text: string) => void;
};

/** A note for orders; an empty one removes what was noted. */
export function NoteForm({ initial = '', onSave }: NoteFormProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState(initial);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim());
  };
  return (
    <form className={classes.form} onSubmit={save}>
      <label>
        {i18n._({ id: 'scm.work.noteText', message: '备注（印在装箱单上，留空则清除）' })}
        <textarea
          className="portal-field"
          rows={4}
          maxLength={1_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div className={classes.foot}>
        <ActionButton type="submit" isPrimary disabled={initial !== '' && text.trim() === initial}>
          {i18n._({ id: 'scm.form.save', message: '保存' })}
        </ActionButton>
      </div>
    </form>
  );
}
