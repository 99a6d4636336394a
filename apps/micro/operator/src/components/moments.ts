/** A day and a time on the device's clock, as fields hold them; both empty for none. */
export type DayTime = { day: string; time: string };

export const NO_MOMENT: DayTime = { day: '', time: '' };

/** A moment as the device's clock shows it. */
export function toDayTime(moment: string | undefined): DayTime {
  const date = moment ? new Date(moment) : undefined;
  if (!date || Number.isNaN(date.getTime())) return NO_MOMENT;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/** The moment of a day and a time on the device's clock; null for none, undefined for what is no time. */
export function toMoment({ day, time }: DayTime): string | null | undefined {
  if (day === '' && time === '') return null;
  const [, hours, minutes] = /^([01]?\d|2[0-3]):?([0-5]\d)$/.exec(time.trim() || '00:00') ?? [];
  if (day === '' || hours === undefined) return undefined;
  const date = new Date(`${day}T${hours.padStart(2, '0')}:${minutes}:00`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
