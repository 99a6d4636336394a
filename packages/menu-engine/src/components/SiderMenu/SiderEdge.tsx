import { useLingui } from '@lingui/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { SIDER_WIDTH, SIDER_WIDTH_MAX } from '../../core/constants.ts';
import classes from './SiderMenu.module.css';

type SiderEdgeProps = {
  width: number;
  onResize: (width: number) => void;
};

const STEP = 16;

/** The edge of the left menu: dragged, moved by arrows, Home and End; Enter and a double click give the usual width. */
export function SiderEdge({ width, onResize }: SiderEdgeProps) {
  const { i18n } = useLingui();
  const resize = (to: number) => onResize(Math.round(Math.min(Math.max(to, SIDER_WIDTH), SIDER_WIDTH_MAX)));
  const onPointerMove = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
    const sider = currentTarget.parentElement?.getBoundingClientRect();
    if (sider && currentTarget.hasPointerCapture(pointerId)) resize(clientX - sider.left);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = widthAfter(event.key, width);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    resize(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is a widget, which hr is not
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={i18n._({ id: 'menu.sider.edge', message: '调整菜单宽度' })}
      aria-valuemin={SIDER_WIDTH}
      aria-valuemax={SIDER_WIDTH_MAX}
      aria-valuenow={width}
      className={classes.edge}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => resize(SIDER_WIDTH)}
      onKeyDown={onKeyDown}
    />
  );
}

function widthAfter(key: string, width: number): number | undefined {
  if (key === 'ArrowLeft') return width - STEP;
  if (key === 'ArrowRight') return width + STEP;
  if (key === 'End') return SIDER_WIDTH_MAX;
  return key === 'Home' || key === 'Enter' ? SIDER_WIDTH : undefined;
}
