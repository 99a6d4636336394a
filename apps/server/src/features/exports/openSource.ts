import type { HandlerRequestOf, ListColumn, ListRow } from '@portal/api-client/contract';
import type { PortalContract } from '../../http/handlers.ts';
import { type ListScope, openList } from '../business/openList.ts';
import { orderPapers, paperOf } from '../business/orders/papers/orderPapers.ts';
import { openReport, resourceOfReport, titleOfReport } from '../business/reports/openReport.ts';
import { columnLabel } from '../business/words/columnWords.ts';
import { statusIn } from '../business/words/statusWords.ts';
import { inLanguage } from '../business/words/Words.ts';
import type { Cell, CellFormat, Table, TableColumn } from './format/Table.ts';
import { createWallClock } from './format/wallClock.ts';
import { openAnswer, subjectOfAnswer, titleOfAnswer } from './openAnswer.ts';

/** What a person asked to export. */
export type ExportSelection = HandlerRequestOf<PortalContract['createDownloadTask']>;

/** Rows to be exported, with how many there are. */
export type ExportSource = Table & { rowCount: number };

const ROWS_AT_ONCE = 5_000;
export const DEMO_KIND = 'demo-fails-once';

/** The list, report or answer that a selection names, and the kinds of data that its reader must be allowed to see. */
export function subjectOf({
  resource,
  report,
  answer,
  format,
  paper,
}: ExportSelection): { kind: string; resources: readonly string[] } | undefined {
  if (format === 'pdf')
    return resource === 'orders' && !report && !answer
      ? { kind: paperOf({ paper }), resources: [resource] }
      : undefined;
  if (answer) return resource || report ? undefined : subjectOfAnswer(answer);
  if (report && !resource) return { kind: report, resources: [resourceOfReport(report)] };
  if (!resource || report) return undefined;
  return { kind: resource, resources: [resource === DEMO_KIND ? 'orders' : resource] };
}

/** Opens what is exported. Give it a transaction that sees one state of the data throughout. */
export async function openSource(selection: ExportSelection, scope: ListScope): Promise<ExportSource> {
  const { title, columns, rowCount, pages } = await openRows(selection, scope);
  const wanted = pick(columns, selection.columns);
  const cells = wanted.flatMap((column) => cellsOf(column, wanted, scope, selection.resource));
  return {
    title,
    rowCount,
    columns: cells,
    rows: rowsOf(pages, cells),
  };
}

async function* rowsOf(
  pages: AsyncIterable<readonly ListRow[]>,
  cells: readonly CellReader[],
): AsyncGenerator<Cell[]> {
  for await (const page of pages) for (const row of page) yield cells.map(({ read }) => read(row));
}

/** The title of what is exported; throws a refusal when it cannot be sorted so. */
export function openHead(selection: ExportSelection, scope: ListScope): string {
  if (selection.answer) return titleOfAnswer(selection.answer, scope);
  if (selection.report) return titleOfReport(selection.report, scope.locale);
  const { title } = openList(listOf(selection), scope);
  return selection.format === 'pdf' ? inLanguage(orderPapers[paperOf(selection)].title, scope.locale) : title;
}

type Rows = {
  title: string;
  columns: readonly ListColumn[];
  rowCount: number;
  pages: AsyncIterable<readonly ListRow[]>;
};

async function openRows(selection: ExportSelection, scope: ListScope): Promise<Rows> {
  const { report, answer } = selection;
  if (answer) {
    const { title, columns, rows } = await openAnswer(answer, scope);
    return { title, columns, rowCount: rows.length, pages: onePage(rows) };
  }
  if (report) {
    const { title, columns, rows } = await openReport({ ...selection, report }, scope);
    return { title, columns, rowCount: rows.length, pages: onePage(rows) };
  }
  const list = openList(listOf(selection), scope);
  return {
    title: list.title,
    columns: list.columns,
    rowCount: await list.count(),
    pages: pagesOf(list.read),
  };
}

function listOf({ resource, answer: _answer, ...selection }: ExportSelection) {
  return {
    ...selection,
    resource: resource === undefined || resource === DEMO_KIND ? ('orders' as const) : resource,
  };
}

async function* onePage(rows: readonly ListRow[]): AsyncGenerator<readonly ListRow[]> {
  yield rows;
}

async function* pagesOf(
  read: (page: { limit: number; offset: number }) => Promise<ListRow[]>,
): AsyncGenerator<ListRow[]> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await read({ limit: ROWS_AT_ONCE, offset });
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

function pick(columns: readonly ListColumn[], keys: readonly string[] | undefined): readonly ListColumn[] {
  const picked = (keys ?? []).flatMap((key) => columns.find((column) => column.key === key) ?? []);
  return picked.length > 0 ? picked : columns;
}

type CellReader = TableColumn & { read: (row: ListRow) => Cell };

const MOMENT = /^\d{4}-\d\d-\d\dT/;
const FORMATS: Readonly<Record<string, CellFormat>> = {
  number: 'number',
  rating: 'number',
  money: 'money',
  percent: 'percent',
  date: 'date',
};

function cellsOf(
  { key, type, label = key, currencyKey }: ListColumn,
  columns: readonly ListColumn[],
  { locale, timeZone }: ListScope,
  resource: string | undefined,
): CellReader[] {
  const value = (row: ListRow): Cell => row[key] ?? null;
  const wallClock = createWallClock(timeZone);
  if (type === 'status')
    return [
      {
        label,
        read: (row) => (row[key] == null ? null : statusIn(String(row[key]), locale, resource).label),
      },
    ];
  if (type === 'date-time')
    return [
      {
        label: `${label} (${timeZone})`,
        format: 'date-time',
        read: (row) => (typeof row[key] === 'string' ? wallClock(row[key]) : null),
      },
    ];
  const format = FORMATS[type] ?? 'text';
  if (type === 'date')
    return [
      {
        label,
        format,
        // A moment is the day that it was on the wall.
        read: (row) =>
          typeof row[key] === 'string' && MOMENT.test(row[key])
            ? wallClock(row[key]).slice(0, 10)
            : value(row),
      },
    ];
  if (type !== 'money' || !currencyKey || columns.some((column) => column.key === currencyKey))
    return [{ label, format, read: value }];
  return [
    { label, format, read: value },
    { label: `${label} (${columnLabel('currency', locale)})`, read: (row) => row[currencyKey] ?? null },
  ];
}
