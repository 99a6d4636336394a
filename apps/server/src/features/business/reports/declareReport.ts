import { type MeasureName, measures } from '../../../data/catalogue/measures.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import { askCatalogue } from './askCatalogue.ts';
import { columnTypeOf } from './columnTypeOf.ts';
import { changesOf, sharesOf } from './derivedFigures.ts';
import { type GroupName, groupOf, keyColumnOf, nameGroup } from './groups.ts';
import { ordersBehind } from './orderProfit.ts';
import type { Report, ReportRow, ReportRows, ReportScope } from './Report.ts';

/** A measure, what a row has of a column's sum, or how a column changed since the group before. */
type Figure = MeasureName | { shareOf: string } | { changeOf: string };

/** The figures of a report by the key of their column, in the order that they are shown in. */
type Figures = Readonly<Record<string, Figure>>;

/** What a report asks of the catalogue, and how it is drawn. */
type Declaration = Partial<Pick<DataQuestion, 'filters' | 'segments'>> & {
  by: GroupName;
  figures: Figures;
  /** The series of its chart. */
  drawn: readonly [string, ...string[]];
  /** Column to sort by, largest first. @default the groups in their own order, or the first that is drawn */
  sort?: string;
  /** Groups that have none of it are not listed. @default its first measure */
  listedBy?: MeasureName;
  /** How things are now, whatever the days. @default false */
  isOfNow?: boolean;
  /** Each row opens the orders behind it. @default false */
  opensOrders?: boolean;
};

/** Makes a report of what it asks of the catalogue. */
export function declareReport(
  resource: Report['resource'],
  title: Report['title'],
  declaration: Declaration,
): Report {
  const { by, figures, drawn, isOfNow = false } = declaration;
  const { columns, direction, isLine, wholeDays } = groupOf(by);
  const x = keyColumnOf(by);
  const typed = Object.entries(figures).map(([key, figure]) => `${key}:${typeOf(figure)}`);
  return {
    title,
    resource,
    columns: [columns, ...typed].join(' '),
    isOfDays: !isOfNow,
    hasMarketplace: by !== 'marketplace',
    sort: declaration.sort ?? (direction ? x : drawn[0]),
    ...(!declaration.sort && direction && { direction }),
    chart: { kind: isLine ? 'line' : 'bar', x, series: drawn, ...(wholeDays && { wholeDays }) },
    read: (scope) => readRows(declaration, scope),
  };
}

function typeOf(figure: Figure): string {
  return columnTypeOf(typeof figure === 'string' ? measures[figure].format : 'share');
}

async function readRows(declaration: Declaration, scope: ReportScope): Promise<ReportRows> {
  const { by, figures, opensOrders } = declaration;
  const columns = Object.entries(figures).flatMap(([key, figure]) =>
    typeof figure === 'string' ? [[key, figure] as const] : [],
  );
  const found = await askCatalogue(scope, { ...declaration, columns });
  const rows = found.rows.map(
    (group): ReportRow => ({
      ...nameGroup(group, by, scope),
      ...group.figures,
      ...(opensOrders && { opens: ordersBehind({ [keyColumnOf(by)]: group.key }) }),
    }),
  );
  return { rows: withDerived(rows, figures, scope), totals: found.totals };
}

/** Adds what comes of a row's place among the others. */
function withDerived(rows: ReportRow[], figures: Figures, scope: ReportScope): ReportRow[] {
  let all = rows;
  for (const [key, figure] of Object.entries(figures)) {
    if (typeof figure === 'string') continue;
    const values =
      'shareOf' in figure ? sharesOf(all, figure.shareOf) : changesOf(all, figure.changeOf, scope);
    all = all.map((row, index) => ({ ...row, [key]: values[index] ?? null }));
  }
  return all;
}
