import { useLingui } from '@lingui/react';
import classes from './DayCalendar.module.css';
import { dayIn } from './dayIn.ts';

/** What every calendar of the portal has in common: its look, its words, and its dates in the language. */
export function useCalendarLook() {
  const { i18n } = useLingui();
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(i18n.locale, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  };
  return {
    unstyled: true,
    classNames: classes,
    highlightToday: true,
    getDayAriaLabel: (day: string) => dayIn(day, i18n.locale),
    weekdayFormat: written({ weekday: 'narrow' }),
    monthLabelFormat: written({ year: 'numeric', month: 'long' }),
    monthsListFormat: written({ month: 'short' }),
    yearLabelFormat: written({ year: 'numeric' }),
    ariaLabels: {
      previousMonth: i18n._({ id: 'ui.table.previousMonth', message: '上个月' }),
      nextMonth: i18n._({ id: 'ui.table.nextMonth', message: '下个月' }),
      previousYear: i18n._({ id: 'ui.table.previousYear', message: '上一年' }),
      nextYear: i18n._({ id: 'ui.table.nextYear', message: '下一年' }),
      previousDecade: i18n._({ id: 'ui.table.previousYears', message: '更早的年份' }),
      nextDecade: i18n._({ id: 'ui.table.nextYears', message: '更晚的年份' }),
    },
  };
}
