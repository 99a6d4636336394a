import type { ChartConfiguration } from 'chart.js';
import { color } from 'chart.js/helpers';

/** What a chart shows. */
export type ChartContent = {
  kind: 'line' | 'bar';
  /** Points in the order of the axis; `label` stands along it. What is not of a whole period is drawn pale. */
  points: readonly ({ label: string; isPart?: boolean } & Record<string, unknown>)[];
  series: readonly { key: string; label: string }[];
  /** Writes a value at the axis and in the tip. */
  format: (value: number) => string;
};

/** The page's colours and letters: a canvas knows no style sheet. */
export type ChartStyle = {
  font: string;
  text: string;
  muted: string;
  grid: string;
  tip: string;
  /** In the order of `SERIES_COLORS`. */
  series: readonly string[];
};

/** The page's colours that series are drawn in, one after the other. */
export const SERIES_COLORS = ['--portal-primary', '--portal-warning', '--portal-success'] as const;

const MAX_TURN_DEGREES = 35;
const MAX_LINES = 6;
/** How much of its colour a bar of a part of a period has. */
const PART = 0.4;

/** How the drawing library is asked for a chart. */
export function chartConfig(content: ChartContent, style: ChartStyle): ChartConfiguration<'line' | 'bar'> {
  const { kind, points, series, format } = content;
  const ticks = { color: style.muted, font: { family: style.font, size: 12 }, padding: 8 };
  const colorOf = (index: number) => style.series[index % style.series.length] ?? style.text;
  const paleOf = (index: number, alpha: number) => color(colorOf(index)).alpha(alpha).rgbString();
  const barsOf = (index: number) =>
    points.some(({ isPart }) => isPart)
      ? points.map(({ isPart }) => (isPart ? paleOf(index, PART) : colorOf(index)))
      : colorOf(index);
  return {
    type: kind,
    data: {
      labels: points.map(({ label }) => label),
      datasets: series.map(({ key, label }, index) => ({
        label,
        data: points.map((point) => numberIn(point[key])),
        borderColor: colorOf(index),
        backgroundColor: kind === 'bar' ? barsOf(index) : paleOf(index, 0.1),
        ...(kind === 'bar'
          ? { maxBarThickness: 36, borderRadius: 3 }
          : {
              fill: 'origin' as const,
              cubicInterpolationMode: 'monotone' as const,
              borderWidth: 1.75,
              pointRadius: points.length < 2 ? 3 : 0,
              pointHoverRadius: 4,
              pointBackgroundColor: colorOf(index),
            }),
      })),
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          border: { color: style.grid },
          grid: { display: false },
          ticks: { ...ticks, autoSkipPadding: 24, maxRotation: kind === 'bar' ? MAX_TURN_DEGREES : 0 },
        },
        y: {
          beginAtZero: true,
          border: { display: false, dash: [4, 4] },
          grid: { color: style.grid, drawTicks: false },
          ticks: { ...ticks, maxTicksLimit: MAX_LINES, callback: (value) => format(Number(value)) },
        },
      },
      plugins: {
        tooltip: {
          backgroundColor: style.tip,
          borderColor: style.grid,
          borderWidth: 1,
          titleColor: style.text,
          bodyColor: style.text,
          titleFont: { family: style.font },
          bodyFont: { family: style.font },
          padding: 10,
          boxPadding: 6,
          usePointStyle: true,
          callbacks: {
            label: ({ dataset, parsed }) => `${dataset.label}  ${parsed.y === null ? '—' : format(parsed.y)}`,
          },
        },
      },
    },
  };
}

/** A value that can be drawn; others leave a gap. */
function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
