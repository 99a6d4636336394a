import { useLingui } from '@lingui/react';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A span of seconds in the largest unit that it fills, such as "3 hours". */
export function useSpanWords(): (seconds: number) => string {
  const { i18n } = useLingui();
  return (seconds) => {
    const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
    const count = Math.round(seconds / size);
    return new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  };
}
