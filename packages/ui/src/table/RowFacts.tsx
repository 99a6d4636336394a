import { CellValue } from './CellValue.tsx';
import classes from './RowFacts.module.css';
import type { TypedColumn, TypedRow, TypedStatus } from './useTypedColumns.tsx';

/** Props of `RowFacts`. */
export type RowFactsProps = {
  columns: readonly TypedColumn[];
  statuses: readonly TypedStatus[];
  row: TypedRow;
};

/** Everything that a list knows about a row, column by column. */
export function RowFacts({ columns, statuses, row }: RowFactsProps) {
  return (
    <dl className={classes.facts}>
      {columns.map(({ key, type, label, currencyKey }) => (
        <div key={key}>
          <dt>{label ?? key}</dt>
          <dd>
            <CellValue
              value={row[key]}
              type={key === 'marketplace' ? 'region' : type}
              currency={currencyKey ? String(row[currencyKey] ?? 'USD') : undefined}
              status={type === 'status' ? statuses.find(({ value }) => value === row[key]) : undefined}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
