import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../components/ActionButton/ActionButton.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import type { SavedView } from './ListViews.ts';
import type { useSavedViews } from './useSavedViews.ts';
import classes from './ViewsMenu.module.css';

export type ViewLineProps = {
  view: SavedView;
  saved: ReturnType<typeof useSavedViews>;
  onOpen: () => void;
};

/** One view: opened by its name; its owner renames, updates, shares and removes it, others copy it. */
export function ViewLine({ view, saved, onOpen }: ViewLineProps) {
  const { i18n } = useLingui();
  const values = { name: view.name };
  const isCurrent = saved.isCurrent(view);
  const [isNaming, setIsNaming] = useState(false);
  if (isNaming) return <ViewName view={view} saved={saved} onDone={() => setIsNaming(false)} />;
  return (
    <li>
      <button
        type="button"
        className={classes.apply}
        aria-current={isCurrent || undefined}
        title={view.name}
        onClick={onOpen}
      >
        {view.name}
        {view.owner !== undefined && <small> {view.owner}</small>}
      </button>
      {view.isOwn ? (
        <>
          {!isCurrent && (
            <IconButton
              icon="refresh"
              size="small"
              label={i18n._({ id: 'ui.view.update', message: '用当前条件和列更新「{name}」', values })}
              onClick={() => saved.update(view)}
            />
          )}
          <IconButton
            icon="edit"
            size="small"
            label={i18n._({ id: 'ui.view.rename', message: '重命名「{name}」', values })}
            onClick={() => setIsNaming(true)}
          />
          <IconButton
            icon="share"
            size="small"
            aria-pressed={view.isShared}
            label={
              view.isShared
                ? i18n._({ id: 'ui.view.unshare', message: '停止共享「{name}」', values })
                : i18n._({ id: 'ui.view.share', message: '共享「{name}」', values })
            }
            onClick={() => saved.share(view)}
          />
          <IconButton
            icon="trash"
            size="small"
            label={i18n._({ id: 'ui.view.remove', message: '删除「{name}」', values })}
            onClick={() => saved.remove(view)}
          />
        </>
      ) : (
        <IconButton
          icon="copy"
          size="small"
          label={i18n._({ id: 'ui.view.copy', message: '复制「{name}」', values })}
          onClick={() => saved.copy(view)}
        />
      )}
    </li>
  );
}

type ViewNameProps = Pick<ViewLineProps, 'view' | 'saved'> & { onDone: () => void };

/** The field for another name of a view; what is refused stays in the field. */
function ViewName({ view, saved, onDone }: ViewNameProps) {
  const { i18n } = useLingui();
  const [name, setName] = useState(view.name);
  const [isSaving, setIsSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const next = name.trim();
    if (!next || isSaving) return;
    setIsSaving(true);
    const isKept = next === view.name || (await saved.rename(view, next));
    setIsSaving(false);
    if (isKept) onDone();
  };
  return (
    <li>
      <form className={classes.rename} onSubmit={save}>
        <input
          className="portal-field"
          // biome-ignore lint/a11y/noAutofocus: it takes the place of what was pressed
          autoFocus
          value={name}
          maxLength={40}
          aria-label={i18n._({
            id: 'ui.view.newName',
            message: '「{name}」的新名称',
            values: { name: view.name },
          })}
          onChange={({ target }) => setName(target.value)}
        />
        <ActionButton type="submit" aria-busy={isSaving} disabled={!name.trim() || isSaving}>
          {i18n._({ id: 'ui.view.save', message: '保存' })}
        </ActionButton>
        <IconButton
          icon="close"
          size="small"
          label={i18n._({ id: 'ui.view.keepName', message: '不改名称' })}
          onClick={onDone}
        />
      </form>
    </li>
  );
}
