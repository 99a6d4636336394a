import { type ChartStyle, SERIES_COLORS } from './chartConfig.ts';

/** Reads the colours and letters that hold where an element is, on the screen or on paper. */
export function readChartStyle(element: Element): ChartStyle {
  const style = getComputedStyle(element);
  const colorOf = (name: string) => style.getPropertyValue(name).trim();
  return {
    font: style.fontFamily,
    text: colorOf('--portal-text'),
    muted: colorOf('--portal-text-muted'),
    grid: colorOf('--portal-border'),
    tip: colorOf('--portal-surface-raised'),
    series: SERIES_COLORS.map(colorOf),
  };
}
