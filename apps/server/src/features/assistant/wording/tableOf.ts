import { dimensionOf } from '../../../data/catalogue/dimensions.ts';
import { measures } from '../../../data/catalogue/measures.ts';
import type { CompiledQuestion } from '../../../data/compileQuestion.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import type { Cell, DataResult, DataRow } from '../../../data/runQuestion.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { inLanguage, type Words } from '../../business/words/Words.ts';
import { showGroup } from './formatCell.ts';

const TEXT = {
  period: ['期间', 'Period', '기간'],
  share: ['占比', 'Share', '비중'],
  before: ['{title}（对比期）', '{title} (compared)', '{title}(비교 기간)'],
} as const satisfies Record<string, Words>;

/** A column of an answer's table. */
type TableColumn = { key: string; title: string; type: string };

/** What a question found as a table: a row for each group, or the total, beside the compared period where one was asked. */
export type Table = { columns: TableColumn[]; rows: Cell[][] };

/** Makes it in a language. */
export function tableOf(
  question: DataQuestion,
  compiled: CompiledQuestion,
  result: DataResult,
  locale: Locale,
): Table {
  const { set } = compiled;
  const figures = compiled.measures.map((name) => ({
    key: name,
    title: inLanguage(measures[name].title, locale),
    type: measures[name].format as string,
  }));
  if (compiled.dimensions.length === 0) return tableOfTotal(question, figures, result, locale);
  const places = compiled.dimensions.flatMap((name, index) =>
    dimensionOf(name).isHidden ? [] : [{ name, index }],
  );
  const first = question.measures[0];
  const main = first ? compiled.measures.indexOf(first) : 0;
  const compared = question.compare && figures[main];
  const whole = isOfWhole(question) && result.rows.length > 1 ? result.total.measures[main] : undefined;
  const share = (part: Cell | undefined): Cell[] =>
    typeof whole === 'number' && whole > 0
      ? [typeof part === 'number' ? Math.round((1000 * part) / whole) / 1000 : null]
      : [];
  const columns = [
    ...places.map(({ name }) => ({
      key: name as string,
      title: inLanguage(dimensionOf(name).title, locale),
      type: dimensionOf(name).isTime || name === 'shipBy' ? 'date' : 'text',
    })),
    ...figures,
    ...(share(0).length > 0 ? [{ key: 'share', title: inLanguage(TEXT.share, locale), type: 'share' }] : []),
    ...(compared
      ? [
          {
            ...compared,
            key: 'before',
            title: inLanguage(TEXT.before, locale).replace('{title}', compared.title),
          },
        ]
      : []),
  ];
  const rowOf = ({ dimensions, measures: cells, before }: DataRow): Cell[] => [
    ...places.map(({ name, index }) => showGroup(dimensions[index] ?? null, name, { locale, set: set.name })),
    ...cells,
    ...share(cells[main]),
    ...(compared ? [before[main] ?? null] : []),
  ];
  return { columns, rows: result.rows.map(rowOf) };
}

/** Whether rows are parts of the total: of what adds up, by groups that are no days, with none left out by a value. */
function isOfWhole({ by, measures: asked, having, isWithout }: DataQuestion): boolean {
  const [first] = asked;
  const [dimension] = by;
  if (!first || !dimension || having || isWithout) return false;
  const { isTime, isHidden } = dimensionOf(dimension);
  const addsUp =
    measures[first].addsUp || (first === 'orders' && dimension !== 'product' && dimension !== 'category');
  return (
    addsUp &&
    first !== 'profit' &&
    measures[first].format !== 'stars' &&
    !isTime &&
    !isHidden &&
    dimension !== 'order'
  );
}

function tableOfTotal(
  { period, compare }: DataQuestion,
  figures: TableColumn[],
  { total }: DataResult,
  locale: Locale,
): Table {
  if (!period || !compare) return { columns: figures, rows: [total.measures] };
  const said = ({ from, to }: { from: string; to: string }) => (from === to ? from : `${from} – ${to}`);
  return {
    columns: [{ key: 'period', title: inLanguage(TEXT.period, locale), type: 'text' }, ...figures],
    rows: [
      [said(period), ...total.measures],
      [said(compare), ...total.before],
    ],
  };
}
