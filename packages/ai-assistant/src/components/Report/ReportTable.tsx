import { Trans, useLingui } from '@lingui/react';
import { useMemo, useState } from 'react';
import type { Report } from './parseReport.ts';
import classes from './Report.module.css';
import { nextSorting, type Sorting, sortRows } from './sortRows.ts';
import { useCellText } from './useCellText.ts';

/** More rows than this wait for a press: a table must not bury the answer. */
const FIRST_ROWS = 10;

/** Numbers, dates and codes, such as those of articles and orders, stay on one line. */
const SOLID = /^[\p{ASCII}\p{Sc}]{1,24}$/u;

/** The rows of a report: sorted by its heads, scrolling inside the answer. */
export function ReportTable({ report }: { report: Report }) {
  const { i18n } = useLingui();
  const cellText = useCellText();
  const [sorting, setSorting] = useState<Sorting>();
  const [isWhole, setIsWhole] = useState(false);
  const sorted = useMemo(
    () => sortRows(report.rows, sorting, i18n.locale),
    [report.rows, sorting, i18n.locale],
  );
  const rows = isWhole ? sorted : sorted.slice(0, FIRST_ROWS);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div className={classes.scroller} role="group" tabIndex={0} aria-label={report.title}>
        <table className={classes.table}>
          <thead>
            <tr>
              {report.columns.map(({ key, title, type }, column) => {
                const isSorted = sorting?.column === column;
                return (
                  <th key={key} data-type={type} aria-sort={isSorted ? sorting.direction : undefined}>
                    <button type="button" onClick={() => setSorting(nextSorting(sorting, column))}>
                      {title}
                      <span aria-hidden className={classes.direction}>
                        {isSorted && (sorting.direction === 'ascending' ? '↑' : '↓')}
                      </span>
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of an answer has no identity but its place
              <tr key={index}>
                {report.columns.map(({ key, type }, column) => {
                  const text = cellText(row[column] ?? null, type);
                  return (
                    <td key={key} data-type={type} data-solid={SOLID.test(text) || undefined}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.note}>
        {rows.length < sorted.length ? (
          <button type="button" className={classes.more} onClick={() => setIsWhole(true)}>
            <Trans id="ai.report.more" message="显示全部 {count} 行" values={{ count: sorted.length }} />
          </button>
        ) : (
          <Trans id="ai.report.rows" message="共 {count} 行" values={{ count: sorted.length }} />
        )}
        {report.truncated && (
          <>
            {' · '}
            <Trans id="ai.report.truncated" message="行数较多，仅列出前面的部分" />
          </>
        )}
      </p>
    </>
  );
}
