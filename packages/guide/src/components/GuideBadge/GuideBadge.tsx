import { Trans } from '@lingui/react';
import { GUIDE_STEPS } from '../../core/types.ts';
import classes from './GuideBadge.module.css';

/** Props of `GuideBadge`. */
export type GuideBadgeProps = {
  /** How many steps are done. */
  done: number;
  /** The window is open. */
  expanded: boolean;
  onOpen: () => void;
};

const TOTAL = GUIDE_STEPS.length;

/** The way back into the guide, in the corner of the workspace, with a ring that fills. */
export function GuideBadge({ done, expanded, onOpen }: GuideBadgeProps) {
  return (
    <button
      type="button"
      className={classes.badge}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onClick={onOpen}
    >
      <svg className={classes.ring} viewBox="0 0 20 20" aria-hidden="true">
        <circle className={classes.track} cx="10" cy="10" r="8" />
        <circle
          className={classes.filled}
          cx="10"
          cy="10"
          r="8"
          pathLength={TOTAL}
          strokeDasharray={`${done} ${TOTAL}`}
        />
      </svg>
      <span>
        <Trans id="guide.title" message="新手引导" />{' '}
        <span className={classes.count}>
          {done}/{TOTAL}
        </span>
      </span>
    </button>
  );
}
