import { useLingui } from '@lingui/react';
import { useContext } from 'react';
import { Dropdown } from '../components/Dropdown/Dropdown.tsx';
import { latePart } from '../react/latePart.tsx';
import { TimeZoneContext } from '../react/TimeZoneContext.ts';
import control from './control.module.css';
import classes from './DayRange.module.css';
import { dayIn } from './dayIn.ts';
import { DAY_PRESETS, type DayPreset, type Days, daysOf, todayIn } from './dayPresets.ts';

const DayCalendar = latePart(async () => (await import('./DayCalendar.tsx')).DayCalendar);

/** Props of `DayRange`. */
export type DayRangeProps = {
  /** What the days are of, such as "Ordered". */
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
  /** Whether both days may be given up again. @default true */
  clearable?: boolean;
  /** Whether days to come cannot be chosen. @default false */
  upToToday?: boolean;
  disabled?: boolean;
  /** The zone whose day "today" is, as an IANA name. @default the one of the `TypedList` around it, else the device's */
  timeZone?: string;
};

/** Two days, both included: by the name of a period, or in a calendar. */
export function DayRange(props: DayRangeProps) {
  const { label, from, to, onChange, clearable = true, upToToday, disabled } = props;
  const { i18n } = useLingui();
  const around = useContext(TimeZoneContext);
  const words = wordsOf({ from, to }, i18n.locale);
  const names: Record<DayPreset, string> = {
    today: i18n._({ id: 'ui.table.today', message: '今天' }),
    yesterday: i18n._({ id: 'ui.table.yesterday', message: '昨天' }),
    'this-week': i18n._({ id: 'ui.table.thisWeek', message: '本周' }),
    'last-week': i18n._({ id: 'ui.table.lastWeek', message: '上周' }),
    'this-month': i18n._({ id: 'ui.table.thisMonth', message: '本月' }),
    'last-month': i18n._({ id: 'ui.table.lastMonth', message: '上月' }),
  };
  return (
    <Dropdown
      label={label}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={`${control.control} ${classes.trigger}`}
          data-set={words ? true : undefined}
          disabled={disabled}
        >
          <span className={classes.label}>{label}</span>
          {words && <span>{words}</span>}
        </button>
      )}
    >
      {({ close }) => {
        const today = todayIn(props.timeZone ?? around);
        const choose = (days: Days) => {
          onChange(days);
          close();
        };
        return (
          <div className={classes.panel}>
            <ul className={classes.presets}>
              {DAY_PRESETS.map((preset) => {
                const days = daysOf(preset, today);
                return (
                  <li key={preset}>
                    <button
                      type="button"
                      aria-pressed={days.from === from && days.to === to}
                      onClick={() => choose(days)}
                    >
                      {names[preset]}
                    </button>
                  </li>
                );
              })}
              {clearable && words && (
                <li>
                  <button type="button" onClick={() => choose({ from: '', to: '' })}>
                    {i18n._({ id: 'ui.table.anyDay', message: '不限日期' })}
                  </button>
                </li>
              )}
            </ul>
            <DayCalendar
              value={{ from, to }}
              today={today}
              max={upToToday ? today : undefined}
              onChoose={choose}
            />
          </div>
        );
      }}
    </Dropdown>
  );
}

/** The days in the shortest way that the language writes them; an open end is a dash. */
function wordsOf({ from, to }: Days, locale: string): string {
  if (!from || !to) return (from && `${dayIn(from, locale)} –`) || (to && `– ${dayIn(to, locale)}`);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(Date.parse(from), Date.parse(to));
}
