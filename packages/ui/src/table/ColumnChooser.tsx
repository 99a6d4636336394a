import { useLingui } from '@lingui/react';
import { ActionButton } from '../components/ActionButton/ActionButton.tsx';
import { Dropdown } from '../components/Dropdown/Dropdown.tsx';
import classes from './ColumnChooser.module.css';
import type { ChoosableColumn } from './columnChoice.ts';
import type { ColumnChoice } from './useColumnChoice.ts';

/** Props of `ColumnChooser`. */
export type ColumnChooserProps = { choice: ColumnChoice<ChoosableColumn> };

/** A button whose panel shows and hides columns. */
export function ColumnChooser({ choice }: ColumnChooserProps) {
  const { i18n } = useLingui();
  const label = i18n._({ id: 'ui.table.columns', message: '列' });
  const shown = new Set(choice.shown.map(({ key }) => key));
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
            {choice.all.map(({ key, header }) => (
              <li key={key}>
                <label>
                  <input
                    type="checkbox"
                    checked={shown.has(key)}
                    disabled={shown.size === 1 && shown.has(key)}
                    onChange={({ target }) => choice.change(key, target.checked)}
                  />
                  {header}
                </label>
              </li>
            ))}
          </ul>
          <button type="button" disabled={!choice.reset} onClick={choice.reset}>
            {i18n._({ id: 'ui.table.columnsReset', message: '恢复默认' })}
          </button>
        </div>
      )}
    </Dropdown>
  );
}
