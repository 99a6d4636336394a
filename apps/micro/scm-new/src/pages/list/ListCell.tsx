import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { marketplaceName } from '../../marketplaces.ts';
import type { ListColumn, ListRow } from '../../queries.ts';
import { useStatusLabel } from '../../useStatusLabel.ts';
import classes from './ListCell.module.css';

export type ListCellProps = { column: ListColumn; row: ListRow };

/** One value of a generic list, written the way its column's type is. */
export function ListCell({ column, row }: ListCellProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const statusLabel = useStatusLabel();
  const value = row[column.key];
  if (value === null || value === undefined || value === '') return <span className={classes.none}>—</span>;
  const number = typeof value === 'number' ? value : Number(value);
  switch (column.type) {
    case 'number':
      return format.number(number);
    case 'money':
      return format.money(number, String(row[column.currencyKey ?? 'currency'] ?? 'USD'));
    case 'percent':
      return format.percent(number);
    case 'rating':
      return (
        <span>
          <span className={classes.star} aria-hidden="true">
            ★
          </span>{' '}
          {format.number(number, { maximumFractionDigits: 1 })}
        </span>
      );
    case 'date':
      return format.date(/^\d{4}-\d\d-\d\d$/.test(String(value)) ? `${value}T12:00:00Z` : value);
    case 'date-time':
      return format.dateTime(value);
    case 'status': {
      const { label, tone } = statusLabel(String(value));
      return <StatusBadge tone={tone}>{label}</StatusBadge>;
    }
    default:
      if (column.key === 'marketplace') return marketplaceName(String(value), i18n.locale);
      return (
        <span className={classes.text} title={String(value)}>
          {value}
        </span>
      );
  }
}
