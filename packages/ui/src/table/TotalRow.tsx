import { useLingui } from '@lingui/react';
import type { ShownColumn } from './DataRow.tsx';
import classes from './DataTable.module.css';

/** What all rows of the list come to, below those of the page; nothing where no column adds up. */
export function TotalRow<Row>({
  columns,
  hasChoice,
}: {
  columns: readonly ShownColumn<Row>[];
  hasChoice: boolean;
}) {
  const { i18n } = useLingui();
  if (!columns.some(({ column }) => column.total !== undefined)) return null;
  const label = i18n._({ id: 'ui.table.total', message: '全部合计' });
  return (
    <tfoot>
      <tr>
        {hasChoice && (
          <td className={classes.choice} data-frozen={columns[0]?.frozen !== undefined || undefined} />
        )}
        {columns.map(({ column: { key, isNumeric, total }, style, isSized, frozen }, index) => {
          const Cell = index === 0 ? 'th' : 'td';
          return (
            <Cell
              key={key}
              {...(index === 0 && { scope: 'row' })}
              className={isNumeric ? classes.number : undefined}
              style={style}
              data-sized={isSized || undefined}
              data-frozen={frozen}
            >
              {index === 0 && <span>{total === undefined ? label : `${label} `}</span>}
              {total}
            </Cell>
          );
        })}
      </tr>
    </tfoot>
  );
}
