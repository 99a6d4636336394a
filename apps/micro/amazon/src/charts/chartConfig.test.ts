import { expect, it } from 'vitest';
import { type ChartContent, chartConfig } from './chartConfig.ts';

const STYLE = {
  font: 'Inter',
  text: '#111111',
  muted: '#555555',
  grid: '#dddddd',
  tip: '#ffffff',
  series: ['#4c5bdc', '#b45309', '#15803d'],
};
const CONTENT: ChartContent = {
  kind: 'line',
  points: [
    { label: '11/1', gmv: 12.5, spend: '3' },
    { label: '11/2', gmv: null, spend: 'none' },
  ],
  series: [
    { key: 'gmv', label: 'Sales' },
    { key: 'spend', label: 'Ad spend' },
  ],
  format: (value) => `$${value}`,
};

it('draws each series in a colour of its own, and leaves gaps where there is no number', () => {
  const { data } = chartConfig(CONTENT, STYLE);
  expect(data.labels).toEqual(['11/1', '11/2']);
  expect(data.datasets.map((series) => series.data)).toEqual([
    [12.5, null],
    [3, null],
  ]);
  expect(data.datasets.map(({ borderColor }) => borderColor)).toEqual(['#4c5bdc', '#b45309']);
});

it('draws bars of a part of a month paler than those of whole ones', () => {
  const points = [
    { label: 'a', gmv: 1 },
    { label: 'b', gmv: 2, isPart: true },
  ];
  const [series] = chartConfig({ ...CONTENT, kind: 'bar', points }, STYLE).data.datasets;
  expect(series?.backgroundColor).toEqual(['#4c5bdc', 'rgba(76, 91, 220, 0.4)']);
});

it('writes values at the axis as the caller says, from zero on', () => {
  const scale = chartConfig(CONTENT, STYLE).options?.scales?.y as {
    beginAtZero: boolean;
    ticks: { callback: (value: number) => string };
  };
  expect(scale.beginAtZero).toBe(true);
  expect(scale.ticks.callback(5)).toBe('$5');
});

it('a bar is filled, a line lets the page show through', () => {
  const fillOf = (kind: ChartContent['kind']) =>
    chartConfig({ ...CONTENT, kind }, STYLE).data.datasets[0]?.backgroundColor;
  expect(fillOf('bar')).toBe('#4c5bdc');
  expect(fillOf('line')).toMatch(/^rgba\(76, 91, 220, 0\.1/);
});
