import { useLingui } from '@lingui/react';
import { DEFAULT_DAYS, PRESETS } from '../../period.ts';
import classes from './overview.module.css';

export type PeriodPickerProps = {
  /** The first and last day of what is shown; not known before the first answer. */
  shown: { from: string; to: string } | undefined;
  /** The preset of the address. */
  days: string | null;
  onChange(query: Record<string, string>): void;
};

/** A few common periods, or any two days. */
export function PeriodPicker({ shown, days, onChange }: PeriodPickerProps) {
  const { i18n } = useLingui();
  const preset = days ?? String(DEFAULT_DAYS);
  const { from = '', to = '' } = shown ?? {};
  return (
    <fieldset className={classes.period} aria-label={i18n._({ id: 'amazon.period', message: '时间范围' })}>
      <div className={classes.presets}>
        {PRESETS.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={preset === String(count)}
            onClick={() => onChange({ days: String(count) })}
          >
            {i18n._({ id: 'amazon.period.days', message: '近 {count} 天', values: { count } })}
          </button>
        ))}
      </div>
      <input
        type="date"
        aria-label={i18n._({ id: 'amazon.period.from', message: '开始日期' })}
        value={from}
        max={to}
        disabled={!shown}
        onChange={({ target }) => target.value && onChange({ from: target.value, to, days: 'custom' })}
      />
      <span aria-hidden="true">–</span>
      <input
        type="date"
        aria-label={i18n._({ id: 'amazon.period.to', message: '结束日期' })}
        value={to}
        min={from}
        disabled={!shown}
        onChange={({ target }) => target.value && onChange({ from, to: target.value, days: 'custom' })}
      />
    </fieldset>
  );
}
