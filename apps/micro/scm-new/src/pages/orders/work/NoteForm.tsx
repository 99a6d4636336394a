import { useLingui } from '@lingui/react';
import { ActionButton } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import classes from './work.module.css';

export type NoteFormProps = {
  /** @default '' */
  initial?: string;
  /** What a colleague noted meanwhile, and the sentence that says so. */
  meanwhile?: { text: string; message: string };
  onSave: (text: string) => void;
};

/** A note for orders; an empty one removes what was noted. */
export function NoteForm({ initial = '', meanwhile, onSave }: NoteFormProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState(initial);
  // Over a colleague's note one's own is sent as it is, once both were seen.
  const isSame = !meanwhile && initial !== '' && text.trim() === initial;
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim());
  };
  return (
    <form className={classes.form} onSubmit={save}>
      {meanwhile && (
        <div role="alert">
          <p className={classes.wrong}>{meanwhile.message}</p>
          <blockquote className={classes.theirs}>{meanwhile.text || '—'}</blockquote>
        </div>
      )}
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
        <ActionButton type="submit" isPrimary disabled={isSame}>
          {i18n._({ id: 'scm.form.save', message: '保存' })}
        </ActionButton>
      </div>
    </form>
  );
}
