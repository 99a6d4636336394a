import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as Drawing,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import classes from './Chart.module.css';
import { type ChartContent, chartConfig, SERIES_COLORS } from './chartConfig.ts';
import { readChartStyle } from './readChartStyle.ts';
import { watchAppearance } from './watchAppearance.ts';

Drawing.register(
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

export type ChartProps = ChartContent & {
  /** In pixels. */
  height: number;
};

/** A drawing of numbers that stand in a table beside it; it takes no focus, the table does the telling. */
export function Chart({ height, ...content }: ChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const latest = useRef(content);
  latest.current = content;
  const { kind, series } = content;

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const configure = () => chartConfig({ ...latest.current, kind }, readChartStyle(element));
    const chart = new Drawing(element, configure());
    drawing.current = chart;
    const stop = watchAppearance(() => {
      chart.options = configure().options ?? {};
      chart.data = configure().data;
      chart.resize();
      chart.update('none');
    });
    return () => {
      stop();
      chart.destroy();
      drawing.current = undefined;
    };
  }, [kind]);

  useEffect(() => {
    const chart = drawing.current;
    if (!chart) return;
    const { data, options } = chartConfig(latest.current, readChartStyle(chart.canvas));
    chart.options = options ?? {};
    chart.data = data;
    chart.update('none');
  });

  return (
    <>
      {series.length > 1 && (
        <ul className={classes.legend}>
          {series.map(({ key, label }, index) => (
            <li key={key}>
              <i style={{ background: `var(${SERIES_COLORS[index % SERIES_COLORS.length]})` }} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.drawing} style={{ blockSize: height }}>
        <canvas ref={canvas} />
      </div>
    </>
  );
}
