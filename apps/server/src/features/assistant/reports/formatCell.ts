import type { Locale } from '../../../http/localeOf.ts';
import { marketplaceLabel } from '../../business/words/marketplaceLabel.ts';
import { statusIn } from '../../business/words/statusWords.ts';
import type { Cell, ReportColumn } from './DataReport.ts';

/** A cell as people read it: countries and states have names. */
export function showCell(value: Cell, { key, list }: ReportColumn, locale: Locale): Cell {
  if (typeof value !== 'string') return value;
  if (key === 'marketplace') return marketplaceLabel(value, locale);
  return key === 'status' ? statusIn(value, locale, list).label : value;
}

/** A cell as a sentence says it. */
export function formatCell(cell: Cell, column: ReportColumn, locale: Locale): string {
  const { type } = column;
  const value = showCell(cell, column, locale);
  if (value === null) return '—';
  if (typeof value === 'string') return escapeMarkdown(value);
  if (type === 'money') return value.toLocaleString(locale, { style: 'currency', currency: 'USD' });
  if (type === 'percent') return `${value.toLocaleString(locale, { maximumFractionDigits: 1 })}%`;
  if (type === 'stars') return value.toLocaleString(locale, { maximumFractionDigits: 2 });
  return value.toLocaleString(locale);
}

/** Text of the data as plain text: what buyers and sellers wrote formats nothing and links nowhere. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+!|~-]/g, '\\$&').replace(/\s+/g, ' ');
}
