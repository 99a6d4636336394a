import { useLingui } from '@lingui/react';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import classes from './DayCalendar.module.css';
import { dayIn } from './dayIn.ts';
import type { Days } from './dayPresets.ts';

type DayCalendarProps = {
  value: Days;
  today: string;
  /** The last day that may be chosen; any when left out. */
  max: string | undefined;
  /** Told once both days are chosen. */
  onChoose: (days: Days) => void;
};

/** A month in which the first and the last day are chosen by two presses, or with the arrow keys and Enter. */
export function DayCalendar({ value, today, max, onChoose }: DayCalendarProps) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<[string | null, string | null]>([
    value.from || null,
    value.to || null,
  ]);
  const written = (options: Intl.DateTimeFormatOptions) => (day: string) =>
    new Intl.DateTimeFormat(i18n.locale, { ...options, timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  return (
    <DatePicker
      unstyled
      type="range"
      allowSingleDateInRange
      classNames={classes}
      value={chosen}
      defaultDate={value.to || value.from || today}
      maxDate={max}
      highlightToday
      getDayAriaLabel={(day) => dayIn(day, i18n.locale)}
      weekdayFormat={written({ weekday: 'narrow' })}
      monthLabelFormat={written({ year: 'numeric', month: 'long' })}
      monthsListFormat={written({ month: 'short' })}
      yearLabelFormat={written({ year: 'numeric' })}
      ariaLabels={{
        previousMonth: i18n._({ id: 'ui.table.previousMonth', message: '上个月' }),
        nextMonth: i18n._({ id: 'ui.table.nextMonth', message: '下个月' }),
        previousYear: i18n._({ id: 'ui.table.previousYear', message: '上一年' }),
        nextYear: i18n._({ id: 'ui.table.nextYear', message: '下一年' }),
        previousDecade: i18n._({ id: 'ui.table.previousYears', message: '更早的年份' }),
        nextDecade: i18n._({ id: 'ui.table.nextYears', message: '更晚的年份' }),
      }}
      onChange={([from, to]) => {
        setChosen([from, to]);
        if (from && to) onChoose({ from, to });
      }}
    />
  );
}
