import { useLingui } from '@lingui/react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Point, type Region, regionBetween } from '../../screenshot/region.ts';
import classes from './Screenshot.module.css';

export type PictureStageProps = {
  picture: HTMLCanvasElement;
  /** A region was drawn over the picture. */
  onDraw: (region: Region) => void;
  children: ReactNode;
};

/** The picture, with what is drawn over it by the pointer. */
export function PictureStage({ picture, onDraw, children }: PictureStageProps) {
  const { i18n } = useLingui();
  const ref = useRef<HTMLCanvasElement>(null);
  const [drag, setDrag] = useState<{ from: Point; to: Point }>();
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  const drawn = drag && regionBetween(drag.from, drag.to);
  return (
    <div
      className={classes.stage}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = pointOf(event);
        setDrag({ from: at, to: at });
      }}
      onPointerMove={(event) => {
        if (drag) setDrag({ from: drag.from, to: pointOf(event) });
      }}
      onPointerUp={() => {
        setDrag(undefined);
        if (drawn) onDraw(drawn);
      }}
      onPointerCancel={() => setDrag(undefined)}
    >
      <canvas
        ref={ref}
        className={classes.picture}
        role="img"
        aria-label={i18n._({ id: 'ai.shot.picture', message: '当前页面的截图' })}
      />
      {children}
      {drawn && (
        <span
          className={classes.drawing}
          style={{
            left: `${drawn.left * 100}%`,
            top: `${drawn.top * 100}%`,
            width: `${drawn.width * 100}%`,
            height: `${drawn.height * 100}%`,
          }}
        />
      )}
    </div>
  );
}

function pointOf(event: PointerEvent): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}
