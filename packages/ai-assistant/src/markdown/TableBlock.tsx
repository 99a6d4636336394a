import { Trans } from '@lingui/react';
import { memo } from 'react';
import { renderInlines } from './Inlines.tsx';
import classes from './Markdown.module.css';
import { useMarkdownOptions } from './MarkdownOptions.ts';
import { type Align, type Cell, sizeOf, textOfInline } from './nodes.ts';

/** Props of `TableBlock`. */
export type TableBlockProps = { align: Align[]; header: Cell[]; rows: Cell[][]; cut: number };

/** A table, as far as it is shown: cell by cell. It scrolls inside, and is copied as cells of a spreadsheet. */
export function TableBlock({ align, header, rows, cut }: TableBlockProps) {
  const { onCopy } = useMarkdownOptions();
  let left = cut - sizeOf(header);
  const shown = rows.map((cells) => {
    const rowCut = left;
    left -= sizeOf(cells);
    return { cells, cut: left >= 0 ? Number.POSITIVE_INFINITY : rowCut };
  });
  return (
    <div className={classes.tableBlock}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className={classes.tableScroll} tabIndex={0}>
        <table>
          <thead>
            <Row cells={header} align={align} cut={cut} isHeader />
          </thead>
          <tbody>
            {shown.map(
              (row, index) =>
                row.cut > 0 && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows only come at the end
                  <Row key={index} cells={row.cells} align={align} cut={row.cut} />
                ),
            )}
          </tbody>
        </table>
      </div>
      {onCopy && cut === Number.POSITIVE_INFINITY && (
        <button type="button" className={classes.copy} onClick={() => onCopy(toTsv([header, ...rows]))}>
          <Trans id="ai.table.copy" message="复制表格" />
        </button>
      )}
    </div>
  );
}

type RowProps = { cells: Cell[]; align: Align[]; cut: number; isHeader?: boolean };

const Row = memo(function Row({ cells, align, cut, isHeader = false }: RowProps) {
  const Tag = isHeader ? 'th' : 'td';
  let left = cut;
  return (
    <tr>
      {cells.map((cell, index) => {
        const cellCut = left;
        left -= cell.size;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells stand by their column
          <Tag key={index} data-align={align[index]}>
            {renderInlines(cell.children, cellCut)}
          </Tag>
        );
      })}
    </tr>
  );
}, isSameRow);

function isSameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.cut === after.cut &&
    before.cells.length === after.cells.length &&
    before.cells.every(({ raw }, index) => raw === after.cells[index]?.raw)
  );
}

function toTsv(rows: readonly Cell[][]): string {
  const flat = ({ children }: Cell) => textOfInline(children, true).replaceAll(/[\t\r\n]+/g, ' ');
  const safe = (text: string) => (/^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text);
  return rows.map((cells) => cells.map((cell) => safe(flat(cell))).join('\t')).join('\r\n');
}
