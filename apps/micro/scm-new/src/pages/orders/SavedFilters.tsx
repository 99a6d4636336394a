import { useLingui } from '@lingui/react';
import { ActionButton, Dropdown, IconButton } from '@portal/ui';
import { useFailureToast } from '@portal/ui/shell';
import { type ListQuery, QueryStates } from '@portal/ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { askAnew } from '../../askAnew.ts';
import { savedFiltersQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import classes from './SavedFilters.module.css';
import { fromSavedQuery, toSavedQuery } from './savedQuery.ts';

export type SavedFiltersProps = { page: string; state: ListQuery };

/** Filters that the person kept under names: applied, added and forgotten here. */
export function SavedFilters({ page, state }: SavedFiltersProps) {
  const { i18n } = useLingui();
  const tell = useFailureToast();
  const api = useApi();
  const client = useQueryClient();
  const query = savedFiltersQuery(api, page);
  const saved = useQuery(query);
  const [name, setName] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const current = toSavedQuery(state.query);
  const label = i18n._({ id: 'scm.filters', message: '常用筛选' });
  const filters = saved.data?.dataList ?? [];

  /** Whether it worked; where it did not, the person is told. */
  const run = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
    } catch (error) {
      tell(error);
      return false;
    }
    await askAnew(client, query.queryKey);
    return true;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || isSaving) return;
    setIsSaving(true);
    if (await run(api.saveFilter({ page, name: name.trim(), query: current }))) setName('');
    setIsSaving(false);
  };
  return (
    <Dropdown
      label={label}
      trigger={(trigger) => (
        <ActionButton {...trigger} icon="bookmark">
          {filters.find((filter) => filter.query === current)?.name ?? label}
        </ActionButton>
      )}
    >
      {({ close }) => (
        <div className={classes.panel}>
          <QueryStates query={saved} rows={3}>
            {({ dataList }) =>
              dataList.length === 0 ? (
                <p className={classes.empty}>
                  {i18n._({ id: 'scm.filters.empty', message: '把常用的条件存下来，下次一步就到。' })}
                </p>
              ) : (
                <ul className={classes.list}>
                  {dataList.map((filter) => (
                    <SavedFilter
                      key={filter.id}
                      name={filter.name}
                      isCurrent={filter.query === current}
                      onApply={() => {
                        state.change(fromSavedQuery(filter.query));
                        close();
                      }}
                      onRemove={() => run(api.deleteFilter({ id: filter.id }))}
                    />
                  ))}
                </ul>
              )
            }
          </QueryStates>
          <form className={classes.save} onSubmit={save}>
            <input
              className="portal-field"
              value={name}
              maxLength={40}
              disabled={current === ''}
              aria-label={i18n._({ id: 'scm.filters.name', message: '筛选名称' })}
              placeholder={
                current === ''
                  ? i18n._({ id: 'scm.filters.none', message: '先设置筛选或排序' })
                  : i18n._({ id: 'scm.filters.name', message: '筛选名称' })
              }
              onChange={({ target }) => setName(target.value)}
            />
            <ActionButton
              type="submit"
              aria-busy={isSaving}
              disabled={current === '' || name.trim() === '' || isSaving}
            >
              {i18n._({ id: 'scm.form.save', message: '保存' })}
            </ActionButton>
          </form>
        </div>
      )}
    </Dropdown>
  );
}

type SavedFilterProps = { name: string; isCurrent: boolean; onApply: () => void; onRemove: () => void };

function SavedFilter({ name, isCurrent, onApply, onRemove }: SavedFilterProps) {
  const { i18n } = useLingui();
  return (
    <li>
      <button
        type="button"
        className={classes.apply}
        aria-current={isCurrent || undefined}
        title={name}
        onClick={onApply}
      >
        {name}
      </button>
      <IconButton
        icon="trash"
        size="small"
        label={i18n._({ id: 'scm.filters.remove', message: '删除「{name}」', values: { name } })}
        onClick={onRemove}
      />
    </li>
  );
}
