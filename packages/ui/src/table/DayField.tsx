import { useLingui } from '@lingui/react';
import { useContext } from 'react';
import { Dropdown } from '../components/Dropdown/Dropdown.tsx';
import { latePart } from '../react/latePart.tsx';
import { TimeZoneContext } from '../react/TimeZoneContext.ts';
import classes from './DayField.module.css';
import { dayIn } from './dayIn.ts';
import { todayIn } from './dayPresets.ts';
import type { FieldProps } from './FieldProps.ts';
import { FieldTrigger } from './FieldTrigger.tsx';

const OneDayCalendar = latePart(async () => (await import('./OneDayCalendar.tsx')).OneDayCalendar);

/** Props of `DayField`. */
export type DayFieldProps = FieldProps & {
  /** The zone whose day "today" is. @default the one of the `TypedList` around it, else the device's */
  timeZone?: string;
};

/** One day of a form, `YYYY-MM-DD`: chosen in a calendar, as today, or none. */
export function DayField(props: DayFieldProps) {
  const { label, value, onChange, required = false, timeZone } = props;
  const { i18n } = useLingui();
  const around = useContext(TimeZoneContext);
  return (
    <Dropdown
      label={label}
      trigger={(trigger) => (
        <FieldTrigger
          field={props}
          trigger={trigger}
          icon="calendar"
          onKey={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            trigger.onClick();
          }}
        >
          {value ? dayIn(value, i18n.locale) : i18n._({ id: 'ui.table.noDay', message: '选择日期' })}
        </FieldTrigger>
      )}
    >
      {({ close }) => {
        const today = todayIn(timeZone ?? around);
        const choose = (day: string) => {
          onChange(day);
          close();
        };
        return (
          <div className={classes.calendar}>
            <OneDayCalendar value={value} today={today} onChoose={choose} />
            <div className={classes.foot}>
              <button type="button" onClick={() => choose(today)}>
                {i18n._({ id: 'ui.table.today', message: '今天' })}
              </button>
              {!required && value && (
                <button type="button" onClick={() => choose('')}>
                  {i18n._({ id: 'ui.table.clearDay', message: '清除日期' })}
                </button>
              )}
            </div>
          </div>
        );
      }}
    </Dropdown>
  );
}
