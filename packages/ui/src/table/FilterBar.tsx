import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import classes from './FilterBar.module.css';
import { SelectField } from './SelectField.tsx';

/** Props of `FilterBar`. */
export type FilterBarProps = {
  /** Fields that narrow the list. */
  children: ReactNode;
  /** What is done with the list, at the bar's end. */
  actions?: ReactNode;
  /** Takes every filter away; leave it out when nothing is filtered. */
  onReset?: () => void;
};

/** The bar above a list: what narrows it, and what can be done with it. */
export function FilterBar({ children, actions, onReset }: FilterBarProps) {
  const { i18n } = useLingui();
  return (
    <div className={classes.bar}>
      <search className={classes.fields}>
        {children}
        {onReset && (
          <button type="button" className={classes.reset} onClick={onReset}>
            {i18n._({ id: 'ui.table.reset', message: '清除筛选' })}
          </button>
        )}
      </search>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

/** Props of `FilterSelect`. */
export type FilterSelectProps = {
  label: string;
  value: string;
  /** What the empty choice is called, such as "All marketplaces". */
  all: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** One of a few values, or all of them. */
export function FilterSelect({ label, value, all, options, onChange }: FilterSelectProps) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <SelectField
      isSmall
      label={label}
      value={isKnown ? value : ''}
      isSet={value !== ''}
      options={[{ value: '', label: all }, ...options]}
      onChange={onChange}
    />
  );
}
