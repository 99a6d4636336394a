import { DatePicker } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { useCalendarLook } from './useCalendarLook.ts';

type OneDayCalendarProps = {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  today: string;
  onChoose: (day: string) => void;
};

/** A month in which a day is chosen by a press, or with the arrow keys and Enter; the chosen one has the focus. */
export function OneDayCalendar({ value, today, onChoose }: OneDayCalendarProps) {
  const look = useCalendarLook();
  const calendar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const day = (mark: string) => calendar.current?.querySelector<HTMLElement>(`button[${mark}]`);
    (day('data-selected') ?? day('data-today'))?.focus();
  }, []);
  return (
    <DatePicker
      {...look}
      ref={calendar}
      value={value || null}
      defaultDate={value || today}
      onChange={(day) => day && onChoose(day)}
    />
  );
}
