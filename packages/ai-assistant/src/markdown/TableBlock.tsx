import { Trans } from '@lingui/react';
import { memo } from 'react';
import { ALL, drawUpTo } from './drawUpTo.ts';
import { renderInlines } from './Inlines.tsx';
import classes from './Markdown.module.css';
import { useMarkdownOptions } from './MarkdownOptions.ts';
import { type Align, type Cell, sizeOf, textOfInline } from './nodes.ts';

/** Props of `TableBlock`. */
export type TableBlockProps = { align: Align[]; header: Cell[]; rows: Cell[][]; cut: number };

/** A table, as far as it is shown: cell by cell. It scrolls inside, and is copied as cells of a spreadsheet. */
export function TableBlock({ align, header, rows, cut }: TableBlockProps) {
  const { onCopy } = useMarkdownOptions();
  return (
    <div className={classes.tableBlock}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className={classes.tableScroll} tabIndex={0}>
        <table>
          <thead>
            <Row cells={header} align={align} cut={cut} isHeader />
          </thead>
          <tbody>
            {drawUpTo(rows.map(toRow), cut - sizeOf(header), ({ cells }, left, index) => (
              <Row key={index} cells={cells} align={align} cut={left} />
            ))}
          </tbody>
        </table>
      </div>
      {onCopy && cut === ALL && (
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

function toRow(cells: Cell[]): { cells: Cell[]; size: number } {
  return { cells, size: sizeOf(cells) };
}

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
