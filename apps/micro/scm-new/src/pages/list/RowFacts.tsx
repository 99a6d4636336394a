import { CellValue, type TypedStatus } from '@portal/ui/table';
import type { ListAnswer, ListRow } from '../../queries.ts';
import classes from './RowFacts.module.css';

export type RowFactsProps = {
  columns: ListAnswer['columns'];
  statuses: readonly TypedStatus[];
  row: ListRow;
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
