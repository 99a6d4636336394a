import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import classes from './FilterBar.module.css';

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
  return (
    <select
      className={classes.control}
      aria-label={label}
      value={options.some((option) => option.value === value) ? value : ''}
      data-set={value ? true : undefined}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Props of `DayRange`. */
export type DayRangeProps = {
  /** What the days are of, such as "Ordered". */
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
};

/** Two days, both included; either may be left open. */
export function DayRange({ label, from, to, onChange }: DayRangeProps) {
  const { i18n } = useLingui();
  const names = { label };
  return (
    <span className={classes.days}>
      <input
        type="date"
        className={classes.control}
        aria-label={i18n._({ id: 'ui.table.from', message: '{label}，从', values: names })}
        value={from}
        max={to || undefined}
        onChange={({ target }) => onChange({ from: target.value, to })}
      />
      <span aria-hidden="true">–</span>
      <input
        type="date"
        className={classes.control}
        aria-label={i18n._({ id: 'ui.table.to', message: '{label}，到', values: names })}
        value={to}
        min={from || undefined}
        onChange={({ target }) => onChange({ from, to: target.value })}
      />
    </span>
  );
}
