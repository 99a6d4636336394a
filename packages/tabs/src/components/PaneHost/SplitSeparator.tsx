import { useLingui } from '@lingui/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import classes from './SplitSeparator.module.css';

/** Props of SplitSeparator. */
export type SplitSeparatorProps = {
  /** Share of the width that the left pane has. */
  ratio: number;
  /** Neither pane gets a smaller share. */
  minRatio: number;
  /** Element id of the left pane. */
  controls: string;
  onResize: (ratio: number) => void;
};

const STEP = 0.02;

/** The line between two panes: dragged, moved by arrows, Home and End; Enter and a double click share evenly. */
export function SplitSeparator({ ratio, minRatio, controls, onResize }: SplitSeparatorProps) {
  const { i18n } = useLingui();
  const onPointerMove = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
    const host = currentTarget.parentElement?.getBoundingClientRect();
    if (host && currentTarget.hasPointerCapture(pointerId)) onResize((clientX - host.left) / host.width);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = ratioAfter(event.key, ratio, minRatio);
    if (next === undefined) return;
    event.preventDefault();
    onResize(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is a widget, which hr is not
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-label={i18n._({ id: 'tabs.split.separator', message: '调整分屏宽度' })}
      aria-valuemin={minRatio * 100}
      aria-valuemax={(1 - minRatio) * 100}
      aria-valuenow={Math.round(ratio * 100)}
      className={classes.separator}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => onResize(0.5)}
      onKeyDown={onKeyDown}
    />
  );
}

function ratioAfter(key: string, ratio: number, minRatio: number): number | undefined {
  if (key === 'ArrowLeft') return ratio - STEP;
  if (key === 'ArrowRight') return ratio + STEP;
  if (key === 'Home') return minRatio;
  if (key === 'End') return 1 - minRatio;
  return key === 'Enter' ? 0.5 : undefined;
}
