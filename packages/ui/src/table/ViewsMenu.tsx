import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../components/ActionButton/ActionButton.tsx';
import { Dropdown } from '../components/Dropdown/Dropdown.tsx';
import type { ListViews } from './ListViews.ts';
import { QueryStates } from './QueryStates.tsx';
import type { ListQuery } from './useListQuery.ts';
import { useSavedViews } from './useSavedViews.ts';
import { ViewLine } from './ViewLine.tsx';
import classes from './ViewsMenu.module.css';

/** Props of `ViewsMenu`. */
export type ViewsMenuProps = {
  views: ListViews;
  state: ListQuery;
  /** The keys of the list's columns. */
  keys: readonly string[];
};

/** Views that the person saved or that colleagues share: opened, saved, shared, copied and removed here. */
export function ViewsMenu({ views, state, keys }: ViewsMenuProps) {
  const { i18n } = useLingui();
  const saved = useSavedViews(views, state, keys);
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const label = i18n._({ id: 'ui.views', message: '视图' });
  const naming = i18n._({ id: 'ui.view.name', message: '视图名称' });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || isSaving) return;
    setIsSaving(true);
    if (await saved.save({ name: name.trim(), isShared })) {
      setName('');
      setIsShared(false);
    }
    setIsSaving(false);
  };
  const groups = [
    { isOwn: true, title: i18n._({ id: 'ui.views.own', message: '我的视图' }) },
    { isOwn: false, title: i18n._({ id: 'ui.views.shared', message: '同事共享' }) },
  ];
  return (
    <Dropdown
      label={label}
      onOpenedChange={(isOpen) => isOpen && views.saved.refetch()}
      trigger={(trigger) => (
        <ActionButton {...trigger} icon="bookmark">
          <span className={classes.current}>{saved.all.find(saved.isCurrent)?.name ?? label}</span>
        </ActionButton>
      )}
    >
      {({ close }) => (
        <div className={classes.panel}>
          <QueryStates query={views.saved} rows={3}>
            {(all) =>
              all.length === 0 ? (
                <p className={classes.empty}>
                  {i18n._({ id: 'ui.views.empty', message: '把常用的条件和列存下来，下次一步就到。' })}
                </p>
              ) : (
                <div className={classes.lists}>
                  {groups.map(({ isOwn, title }) => {
                    const of = all.filter((view) => view.isOwn === isOwn);
                    return (
                      of.length > 0 && (
                        <section key={title} aria-label={title}>
                          <h3>{title}</h3>
                          <ul>
                            {of.map((view) => (
                              <ViewLine
                                key={view.id}
                                view={view}
                                saved={saved}
                                onOpen={() => {
                                  saved.open(view);
                                  close();
                                }}
                              />
                            ))}
                          </ul>
                        </section>
                      )
                    );
                  })}
                </div>
              )
            }
          </QueryStates>
          <form className={classes.save} onSubmit={save}>
            <input
              className="portal-field"
              value={name}
              maxLength={40}
              aria-label={naming}
              placeholder={naming}
              onChange={({ target }) => setName(target.value)}
            />
            <ActionButton type="submit" aria-busy={isSaving} disabled={name.trim() === '' || isSaving}>
              {i18n._({ id: 'ui.view.save', message: '保存' })}
            </ActionButton>
            <label>
              <input
                type="checkbox"
                checked={isShared}
                onChange={({ target }) => setIsShared(target.checked)}
              />
              {i18n._({ id: 'ui.view.shareNew', message: '与公司同事共享' })}
            </label>
          </form>
        </div>
      )}
    </Dropdown>
  );
}
