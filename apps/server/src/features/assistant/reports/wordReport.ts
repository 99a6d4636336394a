import { DATA_BLOCK, type DataBlock } from '@portal/api-client/contract/ai';
import type { Locale } from '../../../http/localeOf.ts';
import { marketplaceLabel } from '../../business/words/marketplaceLabel.ts';
import { inLanguage, type Words } from '../../business/words/Words.ts';
import type { Cell, DataReport, ReportColumn, ReportParams } from './DataReport.ts';
import { formatCell, showCell } from './formatCell.ts';
import { outliersOf } from './outliersOf.ts';
import type { ReportResult } from './runReport.ts';

const TEXT = {
  days: ['近{n}天', 'Last {n} days', '최근 {n}일'],
  today: ['今天', 'Today', '오늘'],
  top: ['前{n}', 'Top {n}', '상위 {n}'],
  stars: ['{n}星及以下', 'Up to {n} stars', '별점 {n} 이하'],
  nothing: ['没有找到符合条件的数据。', 'Nothing was found for this.', '조건에 맞는 데이터가 없어요.'],
  total: ['合计', 'In total', '합계'],
  before: ['较上一周期 {change}', '{change} on the period before', '이전 기간 대비 {change}'],
  first: ['排在前面的是', 'Leading', '상위 항목'],
  outlier: ['波动较大的日期', 'Unusual days', '변동이 큰 날'],
  cut: ['仅显示前 500 行。', 'Only the first 500 rows are shown.', '처음 500행만 표시해요.'],
} as const satisfies Record<string, Words>;

const BETWEEN: Readonly<Record<Locale, string>> = { 'zh-CN': '、', 'en-US': ', ', 'ko-KR': ', ' };
const COLON: Readonly<Record<Locale, string>> = { 'zh-CN': '：', 'en-US': ': ', 'ko-KR': ': ' };

/** What a report covers, as people say it. */
export function sayParams(report: DataReport, params: ReportParams, locale: Locale): string[] {
  const say = (name: keyof typeof TEXT, n: number) =>
    inLanguage(TEXT[name], locale).replace('{n}', String(n));
  return report.params.flatMap((name) => {
    if (name === 'days') return params.days === 1 ? inLanguage(TEXT.today, locale) : say('days', params.days);
    if (name === 'marketplace') return params.marketplace ? marketplaceLabel(params.marketplace, locale) : [];
    if (name === 'top') return say('top', params.top);
    if (name === 'stars') return say('stars', params.stars);
    return params[name] ?? [];
  });
}

/** A report's result in a few sentences: totals and their change, the first ranks, unusual days. */
export function wordReport(
  report: DataReport,
  params: ReportParams,
  { rows, totals, truncated }: ReportResult,
  locale: Locale,
): string {
  const said = sayParams(report, params, locale).join(' · ');
  const lines = [
    `**${inLanguage(report.title, locale)}**${said ? `（${said}）`.replace(/[（）]/g, bracketOf(locale)) : ''}`,
  ];
  if (rows.length === 0) return `${lines[0]}\n\n${inLanguage(TEXT.nothing, locale)}`;
  if (totals && report.totals) {
    const parts = report.totals.columns.map((column, index) =>
      withChange(column, totals.now[index] ?? null, totals.before[index] ?? null, locale),
    );
    lines.push(`${inLanguage(TEXT.total, locale)}${COLON[locale]}${parts.join(BETWEEN[locale])}`);
  }
  if (report.rank && rows.length > 1) lines.push(rankLine(report, report.rank, rows, locale));
  const unusual = outliersOf(report, rows);
  if (unusual.length > 0)
    lines.push(
      `${inLanguage(TEXT.outlier, locale)}${COLON[locale]}${unusual
        .map(({ name, value, column }) =>
          `${name}（${formatCell(value, column, locale)}）`.replace(/[（）]/g, bracketOf(locale)),
        )
        .join(BETWEEN[locale])}`,
    );
  if (truncated) lines.push(inLanguage(TEXT.cut, locale));
  return lines.join('\n\n');
}

/** The fenced block that carries a report's table and how it came about. */
export function dataBlockOf(
  report: DataReport,
  params: ReportParams,
  { rows, truncated, sql, values, ms }: ReportResult,
  { locale, at }: { locale: Locale; at: Date },
): string {
  const block: DataBlock = {
    report: report.id,
    title: inLanguage(report.title, locale),
    columns: report.columns.map(({ key, title, type }) => ({ key, title: inLanguage(title, locale), type })),
    rows: rows.map((row) =>
      report.columns.map((column, index) => showCell(row[index] ?? null, column, locale)),
    ),
    truncated,
    chart: report.chart && rows.length > 1 ? { ...report.chart, y: [...report.chart.y] } : undefined,
    params: sayParams(report, params, locale).map((value, index) => ({ name: String(index + 1), value })),
    sql,
    values,
    ms,
    at: at.toISOString(),
    link: {
      title: inLanguage(report.link.title, locale),
      app: 'scm_new',
      system_code: undefined,
      path: withSite(report.link.path, params.marketplace),
    },
  };
  return `\`\`\`${DATA_BLOCK}\n${JSON.stringify(block)}\n\`\`\``;
}

function withSite(path: string, marketplace: string | null): string {
  return marketplace ? `${path}&site=${marketplace}` : path;
}

function withChange(column: ReportColumn, now: Cell, before: Cell, locale: Locale): string {
  const text = `${inLanguage(column.title, locale)} ${formatCell(now, column, locale)}`;
  if (typeof now !== 'number' || typeof before !== 'number' || before === 0) return text;
  const change = Math.round(((now - before) / before) * 1000) / 10;
  const sign = change > 0 ? '+' : '';
  const said = inLanguage(TEXT.before, locale).replace(
    '{change}',
    `${sign}${change.toLocaleString(locale)}%`,
  );
  return `${text}（${said}）`.replace(/[（）]/g, bracketOf(locale));
}

function rankLine(
  { columns }: DataReport,
  { by, name }: { by: string; name: string },
  rows: readonly Cell[][],
  locale: Locale,
): string {
  const nameAt = columns.findIndex(({ key }) => key === name);
  const byAt = columns.findIndex(({ key }) => key === by);
  const [nameColumn, byColumn] = [columns[nameAt], columns[byAt]];
  if (!nameColumn || !byColumn) return '';
  const leading = rows.slice(0, 3).map((row) => {
    const value = formatCell(row[byAt] ?? null, byColumn, locale);
    return `${formatCell(row[nameAt] ?? null, nameColumn, locale)}（${value}）`.replace(
      /[（）]/g,
      bracketOf(locale),
    );
  });
  return `${inLanguage(TEXT.first, locale)}${COLON[locale]}${leading.join(BETWEEN[locale])}`;
}

/** Chinese has brackets of its own. */
function bracketOf(locale: Locale): (sign: string) => string {
  return (sign) => {
    if (locale === 'zh-CN') return sign;
    return sign === '（' ? ' (' : ')';
  };
}
