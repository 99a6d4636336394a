import { useLingui } from '@lingui/react';
import { DayRange } from '@portal/ui/table';
import { DEFAULT_DAYS, PRESETS } from '../../period.ts';
import classes from './overview.module.css';

export type PeriodPickerProps = {
  /** The first and last day of what is shown; not known before the first answer. */
  shown: { from: string; to: string } | undefined;
  /** The company's zone, once it is known. */
  timeZone: string | undefined;
  /** The preset of the address. */
  days: string | null;
  onChange(query: Record<string, string>): void;
};

/** A few common periods, or any two days. */
export function PeriodPicker({ shown, timeZone, days, onChange }: PeriodPickerProps) {
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
      <DayRange
        label={i18n._({ id: 'amazon.period', message: '时间范围' })}
        from={from}
        to={to}
        timeZone={timeZone}
        clearable={false}
        upToToday
        disabled={!shown}
        onChange={(days) => onChange({ ...days, days: 'custom' })}
      />
    </fieldset>
  );
}
