import { Trans, useLingui } from '@lingui/react';
import { useId } from 'react';
import classes from './Schedules.module.css';
import { useScheduleWords } from './useScheduleWords.ts';

type TimeFieldProps = {
  weekdays: readonly number[];
  time: string;
  timeZone: string;
  onChange: (part: { weekdays: number[] } | { time: string }) => void;
  isMissing: boolean;
};

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** On which days of the week, at which hour by the company's clocks. */
export function TimeField({ weekdays, time, timeZone, onChange, isMissing }: TimeFieldProps) {
  const { i18n } = useLingui();
  const { dayName } = useScheduleWords();
  const id = useId();
  const toggle = (day: number) =>
    onChange({
      weekdays: weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day].sort(),
    });
  return (
    <>
      <fieldset className={classes.field}>
        <legend>
          <Trans id="ai.schedules.days" message="星期（不选表示每天）" />
        </legend>
        <div className={classes.days}>
          {WEEK.map((day) => (
            <button
              key={day}
              type="button"
              className={classes.day}
              aria-pressed={weekdays.includes(day)}
              onClick={() => toggle(day)}
            >
              {dayName(day)}
            </button>
          ))}
        </div>
      </fieldset>
      <div className={classes.field}>
        <label htmlFor={id}>
          <Trans id="ai.schedules.time" message="时间" />
        </label>
        <div className={classes.line}>
          <input
            id={id}
            type="time"
            className="portal-field"
            value={time}
            aria-invalid={isMissing}
            aria-describedby={`${id}-zone`}
            onChange={(event) => onChange({ time: event.target.value })}
          />
          <span id={`${id}-zone`} className={classes.note}>
            {i18n._({
              id: 'ai.schedules.zone',
              message: '公司时区：{zone}',
              values: { zone: timeZone },
            })}
          </span>
        </div>
        {isMissing && (
          <p className={classes.problem} role="alert">
            <Trans id="ai.schedules.timeMissing" message="请选择时间" />
          </p>
        )}
      </div>
    </>
  );
}
