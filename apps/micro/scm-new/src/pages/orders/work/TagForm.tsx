import { useLingui } from '@lingui/react';
import { ActionButton } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import classes from './work.module.css';

export type TagFormProps = {
  /** Tags in use, to choose from. */
  known: readonly string[];
  onDone: (change: { add: string[]; remove: string[] } | undefined) => void;
};

/** Which tags are put onto orders, or taken off them. */
export function TagForm({ known, onDone }: TagFormProps) {
  const { i18n } = useLingui();
  const [own, setOwn] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const typed = own
    .split(/[,，、]/)
    .map((tag) => tag.trim().slice(0, 30))
    .filter((tag) => tag !== '');
  const tags = [...new Set([...chosen, ...typed])].slice(0, 20);
  const toggle = (tag: string) => {
    const next = new Set(chosen);
    if (!next.delete(tag)) next.add(tag);
    setChosen(next);
  };
  const put = (event: FormEvent) => {
    event.preventDefault();
    if (tags.length > 0) onDone({ add: tags, remove: [] });
  };
  return (
    <form className={classes.form} onSubmit={put}>
      <label>
        {i18n._({ id: 'scm.work.newTag', message: '新标签（多个用逗号隔开）' })}
        <input
          className="portal-field"
          value={own}
          maxLength={300}
          onChange={({ target }) => setOwn(target.value)}
        />
      </label>
      {known.length > 0 && (
        <fieldset className={classes.plain}>
          <legend className={classes.note}>
            {i18n._({ id: 'scm.work.knownTags', message: '已有标签' })}
          </legend>
          <div className={classes.suggestions}>
            {known.map((tag) => (
              <button key={tag} type="button" aria-pressed={chosen.has(tag)} onClick={() => toggle(tag)}>
                {tag}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <div className={classes.foot}>
        <ActionButton
          type="button"
          disabled={tags.length === 0}
          onClick={() => onDone({ add: [], remove: tags })}
        >
          {i18n._({ id: 'scm.work.untag', message: '移除标签' })}
        </ActionButton>
        <ActionButton type="submit" isPrimary disabled={tags.length === 0}>
          {i18n._({ id: 'scm.work.tagAdd', message: '添加标签' })}
        </ActionButton>
      </div>
    </form>
  );
}
