import { useFormatters } from '@portal/ui';
import type { ColumnType, ReportCell } from './parseReport.ts';

/** Returns a function that writes a cell the way its column and the language want it. */
export function useCellText(): (cell: ReportCell, type: ColumnType) => string {
  const format = useFormatters();
  return (cell, type) => {
    if (cell === null) return '—';
    if (typeof cell === 'string') return cell;
    switch (type) {
      case 'money':
        return format.money(cell, 'USD');
      case 'share':
        return format.percent(cell);
      case 'stars':
        return format.number(cell, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      default:
        return format.number(cell);
    }
  };
}
