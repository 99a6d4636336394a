import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import type { Days } from './dayPresets.ts';
import { useCalendarLook } from './useCalendarLook.ts';

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
  const [chosen, setChosen] = useState<[string | null, string | null]>([
    value.from || null,
    value.to || null,
  ]);
  const look = useCalendarLook();
  return (
    <DatePicker
      {...look}
      type="range"
      allowSingleDateInRange
      value={chosen}
      defaultDate={value.to || value.from || today}
      maxDate={max}
      onChange={([from, to]) => {
        setChosen([from, to]);
        if (from && to) onChoose({ from, to });
      }}
    />
  );
}
