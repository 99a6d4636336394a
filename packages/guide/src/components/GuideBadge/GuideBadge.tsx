import { Trans } from '@lingui/react';
import { type CSSProperties, useId, useRef } from 'react';
import classes from './GuideBadge.module.css';
import { useBadgeDrag } from './useBadgeDrag.ts';

/** Props of `GuideBadge`. */
export type GuideBadgeProps = {
  /** What the guide is called. */
  title: string;
  /** How many steps are done. */
  done: number;
  /** How many there are. */
  total: number;
  /** The window is open. */
  expanded: boolean;
  onOpen: () => void;
  /** Where it stands at first, in per cent of the page's height. @default 72 */
  place?: number;
  /** The person has moved it. */
  onMoved?: (place: number) => void;
};

const USUAL_PLACE_PERCENT = 72;

/**
 * The way back into the guide: a tab at the edge, no wider than the margin that pages have there, with a ring that
 * fills. It says its name when it is pointed at, and can be moved up and down.
 */
export function GuideBadge({
  title,
  done,
  total,
  expanded,
  onOpen,
  place = USUAL_PLACE_PERCENT,
  onMoved,
}: GuideBadgeProps) {
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { top, handlers } = useBadgeDrag(button, { place, onMoved, onPress: onOpen });
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.badge}
        style={{ '--place': `${top}%` } as CSSProperties}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        aria-describedby={hintId}
        {...handlers}
      >
        <span className={classes.label}>{title} </span>
        <svg className={classes.ring} viewBox="0 0 20 20" aria-hidden="true">
          <circle className={classes.track} cx="10" cy="10" r="8" />
          <circle
            className={classes.filled}
            cx="10"
            cy="10"
            r="8"
            pathLength={total}
            strokeDasharray={`${done} ${total}`}
          />
        </svg>
        <span className={classes.count}>
          {done}/{total}
        </span>
      </button>
      <span id={hintId} hidden>
        <Trans id="guide.badge.hint" message="按上下方向键或拖动可以移动位置" />
      </span>
    </>
  );
}
