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
    // Nothing yet: the effect below draws, now and whenever the content is another.
    const chart = new Drawing(element, { type: kind, data: { datasets: [] } });
    drawing.current = chart;
    const stop = watchAppearance(() => {
      draw(chart, latest.current);
      chart.resize();
    });
    return () => {
      stop();
      chart.destroy();
      drawing.current = undefined;
    };
  }, [kind]);

  useEffect(() => {
    if (drawing.current) draw(drawing.current, latest.current);
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

/** Draws the content as the page looks now. */
function draw(chart: Drawing, content: ChartContent): void {
  const { data, options } = chartConfig(content, readChartStyle(chart.canvas));
  chart.options = options ?? {};
  chart.data = data;
  chart.update('none');
}

/** Calls back whenever the page may look different: another theme or brand, or paper; returns how to stop. */
function watchAppearance(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  const print = window.matchMedia('print');
  print.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    print.removeEventListener('change', onChange);
  };
}
