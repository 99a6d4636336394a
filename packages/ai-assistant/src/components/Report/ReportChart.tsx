import { useLingui } from '@lingui/react';
import { useElementSize } from '@mantine/hooks';
import { useFormatters } from '@portal/ui';
import { axisSteps, fitLabel, labelEvery } from './chartScale.ts';
import type { Report } from './parseReport.ts';
import classes from './Report.module.css';
import { useCellText } from './useCellText.ts';

/** In pixels; `width` until the room is known. */
const SIZE = { width: 560, height: 220, left: 56, right: 8, top: 12, bottom: 26 };
/** Room of one label below. */
const LABEL_PX = 64;
const LABEL_GAP_PX = 8;
const SERIES = 3;

export type ReportChartProps = { report: Report; chart: NonNullable<Report['chart']> };

/** The rows of a report as bars or lines; its words are in the table below. */
export function ReportChart({ report, chart }: ReportChartProps) {
  const { i18n } = useLingui();
  const { number, percent, list } = useFormatters();
  const cellText = useCellText();
  const { ref, width: room } = useElementSize<HTMLElement>();
  const width = room || SIZE.width;
  const series = chart.y.slice(0, SERIES);
  const areShares = series.every((column) => report.columns[column]?.type === 'share');
  const values = series.map((column) => report.rows.map((row) => toNumber(row[column])));
  const steps = axisSteps(values.flat());
  const [bottom = 0, top = 1] = [steps[0], steps.at(-1)];
  const plot = {
    width: width - SIZE.left - SIZE.right,
    height: SIZE.height - SIZE.top - SIZE.bottom,
  };
  const y = (value: number) => SIZE.top + plot.height * (1 - (value - bottom) / (top - bottom));
  const slot = plot.width / Math.max(1, report.rows.length);
  const x = (index: number) => SIZE.left + slot * (index + 0.5);
  const every = labelEvery(report.rows.length, Math.floor(plot.width / LABEL_PX));
  const titles = series.map((column) => report.columns[column]?.title ?? '');
  const tip = (index: number) =>
    [cell(index, chart.x), ...series.map((column, at) => `${titles[at]} ${cell(index, column)}`)].join(' · ');
  const cell = (index: number, column: number) =>
    cellText(report.rows[index]?.[column] ?? null, report.columns[column]?.type ?? 'text');
  return (
    <figure ref={ref} className={classes.chart}>
      <svg
        viewBox={`0 0 ${width} ${SIZE.height}`}
        role="img"
        aria-label={i18n._({
          id: 'ai.report.chart',
          message: '图表：{titles}，共 {count} 项',
          values: { titles: list(titles), count: report.rows.length },
        })}
      >
        {steps.map((step) => (
          <g key={step}>
            <line className={classes.grid} x1={SIZE.left} x2={width - SIZE.right} y1={y(step)} y2={y(step)} />
            <text
              className={classes.tick}
              x={SIZE.left - 8}
              y={y(step)}
              textAnchor="end"
              dominantBaseline="middle"
            >
              {areShares ? percent(step, 2) : number(step, { notation: 'compact', maximumFractionDigits: 2 })}
            </text>
          </g>
        ))}
        {report.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of an answer has no identity but its place
          <g key={index}>
            <title>{tip(index)}</title>
            <rect
              className={classes.slot}
              x={x(index) - slot / 2}
              y={SIZE.top}
              width={slot}
              height={plot.height}
            />
            {chart.type === 'bar' &&
              values.map((column, at) => {
                const thick = Math.min(28, (slot * 0.7) / values.length);
                const value = column[index] ?? 0;
                return (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
                    key={at}
                    className={classes.bar}
                    data-series={at}
                    x={x(index) - (thick * values.length) / 2 + thick * at}
                    y={Math.min(y(value), y(0))}
                    width={Math.max(1, thick - 1)}
                    height={Math.abs(y(value) - y(0))}
                    rx={2}
                  />
                );
              })}
            {index % every === 0 && (
              <text className={classes.tick} x={x(index)} y={SIZE.height - 8} textAnchor="middle">
                {fitLabel(withoutYear(String(row[chart.x] ?? '')), slot * every - LABEL_GAP_PX)}
              </text>
            )}
          </g>
        ))}
        {chart.type === 'line' &&
          values.map((column, at) => (
            <polyline
              // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
              key={at}
              className={classes.line}
              data-series={at}
              points={column.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
            />
          ))}
      </svg>
      {titles.length > 1 && (
        <figcaption className={classes.legend}>
          {titles.map((title, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
            <span key={at} data-series={at}>
              {title}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

function toNumber(cell: unknown): number {
  return typeof cell === 'number' && Number.isFinite(cell) ? cell : 0;
}

function withoutYear(label: string): string {
  return /^\d{4}-(\d\d-\d\d)$/.exec(label)?.[1] ?? label;
}
