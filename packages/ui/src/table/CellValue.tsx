import { useLingui } from '@lingui/react';
import { useFormatters } from '../react/useFormatters.ts';
import classes from './CellValue.module.css';
import { dayIn } from './dayIn.ts';
import { isLongText } from './isLongText.ts';
import { regionName } from './regionName.ts';
import { StatusBadge, type Tone } from './StatusBadge.tsx';

/** Props of `CellValue`. */
export type CellValueProps = {
  value: string | number | null | undefined;
  /** `text`, `number`, `money`, `percent`, `rating`, `status`, `date`, `date-time` or `region`; others are text. */
  type: string;
  /** For `money`. @default 'USD' */
  currency?: string | undefined;
  /** For `status`: what the state is called and how it looks. */
  status?: { label: string; tone?: string | undefined } | undefined;
  /** For `number` and `percent`: how many decimals it shows. @default as many as it has, up to three; one of a percentage */
  decimals?: number | undefined;
};

const TONES: readonly string[] = ['neutral', 'primary', 'success', 'warning', 'danger'];
const DAY = /^\d{4}-\d\d-\d\d$/;

/** One value, written the way its type is in the language in use. */
export function CellValue({ value, type, currency = 'USD', status, decimals }: CellValueProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  if (value === null || value === undefined || value === '') return <span className={classes.none}>—</span>;
  const number = Number(value);
  const places =
    decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  switch (type) {
    case 'number':
      return format.number(number, places);
    case 'money':
      return format.money(number, currency);
    case 'percent':
      return format.number(number, { style: 'percent', maximumFractionDigits: 1, ...places });
    case 'rating':
      return (
        <span className={classes.rating}>
          <span aria-hidden="true">★</span> {format.number(number, { maximumFractionDigits: 2 })}
        </span>
      );
    case 'date':
      // A day without a time is the same day everywhere.
      return DAY.test(String(value)) ? dayIn(String(value), i18n.locale) : format.date(value);
    case 'date-time':
      return format.dateTime(value);
    case 'status':
      return <StatusBadge tone={toTone(status?.tone)}>{status?.label ?? value}</StatusBadge>;
    case 'region':
      return regionName(String(value), i18n.locale);
    default:
      return isLongText(value) ? <span title={value}>{value}</span> : value;
  }
}

function toTone(tone: string | undefined): Tone {
  return TONES.includes(tone ?? '') ? (tone as Tone) : 'neutral';
}
