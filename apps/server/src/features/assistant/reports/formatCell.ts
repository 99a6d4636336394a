import type { Locale } from '../../../http/localeOf.ts';
import { marketplaceLabel } from '../../business/words/marketplaceLabel.ts';
import type { Cell, ReportColumn } from './DataReport.ts';

/** A cell as a sentence says it. */
export function formatCell(value: Cell, { type, key }: ReportColumn, locale: Locale): string {
  if (value === null) return '—';
  if (typeof value === 'string')
    return escapeMarkdown(key === 'marketplace' ? marketplaceLabel(value, locale) : value);
  if (type === 'money') return value.toLocaleString(locale, { style: 'currency', currency: 'USD' });
  if (type === 'percent') return `${value.toLocaleString(locale, { maximumFractionDigits: 1 })}%`;
  if (type === 'stars') return value.toLocaleString(locale, { maximumFractionDigits: 2 });
  return value.toLocaleString(locale);
}

/** Text of the data as plain text: what buyers and sellers wrote formats nothing and links nowhere. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+!|~-]/g, '\\$&').replace(/\s+/g, ' ');
}
