import { Trans } from '@lingui/react';
import classes from './PaidToggle.module.css';

/** Props of `PaidToggle`. */
export type PaidToggleProps = {
  /** Whether menus that must be bought first are shown. */
  shown: boolean;
  /** The choice, to be shown at once and saved. */
  onChange: (shown: boolean) => void;
  /** While the last choice is being saved. @default false */
  busy?: boolean;
};

/** The switch that shows or hides menus that must be bought first. */
export function PaidToggle({ shown, onChange, busy = false }: PaidToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shown}
      aria-busy={busy || undefined}
      className={classes.toggle}
      onClick={() => !busy && onChange(!shown)}
    >
      <span className={classes.track} aria-hidden="true" />
      <Trans id="menu.paid.toggle" message="显示未订购的功能" />
    </button>
  );
}
