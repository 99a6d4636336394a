import { useLingui } from '@lingui/react';
import { ActionButton } from '../components/ActionButton/ActionButton.tsx';
import { Dropdown } from '../components/Dropdown/Dropdown.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import classes from './ColumnChooser.module.css';
import { MOST_FROZEN } from './columnLayout.ts';
import { type ColumnTable, moveColumn, neighbourOf, shownColumns } from './useColumnTable.ts';

/** Props of `ColumnChooser`. */
export type ColumnChooserProps<Row extends object> = { table: ColumnTable<Row> };

/** A button whose panel shows and hides columns, moves them, and keeps some in sight. */
export function ColumnChooser<Row extends object>({ table }: ColumnChooserProps<Row>) {
  const { i18n } = useLingui();
  const label = i18n._({ id: 'ui.table.columns', message: '列' });
  const { core } = table;
  const shown = shownColumns(table);
  const all = [...shown, ...core.getAllLeafColumns().filter((column) => !column.getIsVisible())];
  const frozen = core.getStartVisibleLeafColumns().length;
  return (
    <Dropdown
      label={label}
      placement="bottom-end"
      trigger={(trigger) => (
        <ActionButton {...trigger} icon="columns">
          {label}
        </ActionButton>
      )}
    >
      {() => (
        <div className={classes.panel}>
          <ul>
            {all.map((column) => {
              const name = table.columns.get(column.id)?.header ?? column.id;
              const values = { name };
              const isFrozen = column.getIsPinned() === 'start';
              return (
                <li key={column.id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={column.getIsVisible()}
                      disabled={shown.length === 1 && column.getIsVisible()}
                      onChange={({ target }) => column.toggleVisibility(target.checked)}
                    />
                    {name}
                  </label>
                  {column.getIsVisible() && (
                    <>
                      <IconButton
                        icon="chevron-left"
                        size="small"
                        className={classes.turned}
                        label={i18n._({ id: 'ui.table.columnUp', message: '前移「{name}」', values })}
                        disabled={neighbourOf(table, column.id, -1) === undefined}
                        onClick={() => moveColumn(table, column.id, -1)}
                      />
                      <IconButton
                        icon="chevron-right"
                        size="small"
                        className={classes.turned}
                        label={i18n._({ id: 'ui.table.columnDown', message: '后移「{name}」', values })}
                        disabled={neighbourOf(table, column.id, 1) === undefined}
                        onClick={() => moveColumn(table, column.id, 1)}
                      />
                      <IconButton
                        icon={isFrozen ? 'pinned-off' : 'pin'}
                        size="small"
                        label={
                          isFrozen
                            ? i18n._({ id: 'ui.table.columnUnfreeze', message: '取消冻结「{name}」', values })
                            : i18n._({ id: 'ui.table.columnFreeze', message: '冻结「{name}」', values })
                        }
                        disabled={!isFrozen && frozen >= MOST_FROZEN}
                        onClick={() => column.pin(isFrozen ? false : 'start')}
                      />
                    </>
                  )}
                </li>
              );
            })}
          </ul>
          <button type="button" disabled={!table.reset} onClick={table.reset}>
            {i18n._({ id: 'ui.table.columnsReset', message: '恢复默认' })}
          </button>
        </div>
      )}
    </Dropdown>
  );
}
