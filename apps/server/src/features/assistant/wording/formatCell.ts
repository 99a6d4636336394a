import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import type { MeasureFormat } from '../../../data/catalogue/measures.ts';
import type { Cell } from '../../../data/runQuestion.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { categoryWords } from '../../business/words/categoryWords.ts';
import { marketplaceLabel } from '../../business/words/marketplaceLabel.ts';
import { statusIn } from '../../business/words/statusWords.ts';
import { inLanguage } from '../../business/words/Words.ts';

/** A group's name as people read it: countries, states and categories have names. */
export function showGroup(
  value: Cell,
  dimension: DimensionName,
  { locale, set }: { locale: Locale; set: string },
): Cell {
  if (typeof value !== 'string') return value;
  if (dimension === 'marketplace') return marketplaceLabel(value, locale);
  if (dimension === 'category') return inLanguage(categoryWords(value), locale);
  return dimension === 'status' ? statusIn(value, locale, set).label : value;
}

/** A figure as a sentence says it. */
export function formatFigure(value: Cell, format: MeasureFormat, locale: Locale): string {
  if (value === null) return '—';
  if (typeof value === 'string') return escapeMarkdown(value);
  if (format === 'money') return value.toLocaleString(locale, { style: 'currency', currency: 'USD' });
  if (format === 'share') return value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
  return value.toLocaleString(locale, { maximumFractionDigits: 2 });
}

/** Text of the data as plain text: what buyers and sellers wrote formats nothing and links nowhere. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+!|~-]/g, '\\$&').replace(/\s+/g, ' ');
}
