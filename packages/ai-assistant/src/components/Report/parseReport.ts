/** What a column holds; a `share` is a part of 1 (0.123 means 12.3 %). */
export type ColumnType = 'text' | 'number' | 'money' | 'share' | 'date' | 'stars';

export type ReportColumn = { key: string; title: string; type: ColumnType };

export type ReportCell = string | number | null;

/** The table of an answer from data, and how it came about. */
export type Report = {
  title: string;
  columns: ReportColumn[];
  rows: ReportCell[][];
  truncated: boolean;
  chart: { type: 'bar' | 'line'; x: number; y: number[] } | undefined;
  params: ReadingChip[];
  /** What it was asked by; without it it cannot be asked by itself, nor be exported. */
  question: Readonly<Record<string, unknown>> | undefined;
  sql: string;
  values: { name: string; value: string }[];
  ms: number | undefined;
  at: string | undefined;
  link: ReportLink | undefined;
};

/** A part of how the question was read; each choice is a question that is read as the same but for this part. */
export type ReadingChip = { name: string; value: string; choices: { value: string; ask: string }[] };

/** The page that owns the data. */
export type ReportLink = { title: string; system_code: string; app: string; path: string };

const TYPES: readonly string[] = ['text', 'number', 'money', 'share', 'date', 'stars'];
/**
 * The type of shares in answers that were stored before December 2026, in hundredths (12.3 means 12.3 %). Nothing writes it
 * any more; it is read until no conversation of then is kept.
 */
const HUNDREDTHS = 'percent';
const DIGITS = 15;

/** Reads a report as a backend wrote it; returns undefined for what is none, or is cut off. */
export function parseReport(code: string): Report | undefined {
  const data = parseJson(code);
  if (!isRecord(data) || !Array.isArray(data.columns) || !Array.isArray(data.rows)) return undefined;
  const given = data.columns.filter(isRecord);
  const columns = given.map(
    ({ key, title, type }): ReportColumn => ({
      key: toText(key),
      title: toText(title) || toText(key),
      type: toType(type),
    }),
  );
  if (columns.length === 0) return undefined;
  const rows = data.rows
    .filter(Array.isArray)
    .map((row) => given.map(({ type }, index) => toCell(row[index], type)));
  return {
    title: toText(data.title),
    columns,
    rows,
    truncated: data.truncated === true || data.truncated === 1,
    chart: parseChart(data.chart, columns),
    params: chipsOf(data.params),
    question: isRecord(data.question) ? data.question : undefined,
    sql: toText(data.sql),
    values: pairsOf(data.values),
    ms: typeof data.ms === 'number' ? data.ms : undefined,
    at: toText(data.at) || undefined,
    link: parseLink(data.link),
  };
}

function parseChart(chart: unknown, columns: readonly ReportColumn[]): Report['chart'] {
  if (!isRecord(chart) || !Array.isArray(chart.y)) return undefined;
  const indexOf = (key: unknown) => columns.findIndex((column) => column.key === key);
  const x = indexOf(chart.x);
  const y = chart.y.map(indexOf).filter((index) => index >= 0);
  if (x < 0 || y.length === 0) return undefined;
  return { type: chart.type === 'line' ? 'line' : 'bar', x, y };
}

function parseLink(link: unknown): ReportLink | undefined {
  if (!isRecord(link) || typeof link.path !== 'string') return undefined;
  return {
    title: toText(link.title),
    system_code: toText(link.system_code),
    app: toText(link.app),
    path: link.path,
  };
}

function pairsOf(list: unknown): { name: string; value: string }[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).map(({ name, value }) => ({ name: toText(name), value: toText(value) }));
}

function chipsOf(list: unknown): ReadingChip[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).map(({ name, value, choices }) => ({
    name: toText(name),
    value: toText(value),
    choices: (Array.isArray(choices) ? choices.filter(isRecord) : [])
      .map((choice) => ({ value: toText(choice.value), ask: toText(choice.ask) }))
      .filter(({ ask }) => ask !== ''),
  }));
}

function parseJson(code: string): unknown {
  try {
    return JSON.parse(code);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toType(type: unknown): ColumnType {
  if (type === HUNDREDTHS) return 'share';
  return TYPES.includes(toText(type)) ? (type as ColumnType) : 'text';
}

function toCell(value: unknown, type: unknown): ReportCell {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return null;
  return type === HUNDREDTHS ? Number((value / 100).toPrecision(DIGITS)) : value;
}

function toText(value: unknown): string {
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
}
