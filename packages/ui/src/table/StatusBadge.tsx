import type { ReactNode } from 'react';
import classes from './StatusBadge.module.css';

/** How a state looks. */
export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger';

/** Props of `StatusBadge`. */
export type StatusBadgeProps = {
  /** @default 'neutral' */
  tone?: Tone;
  children: ReactNode;
};

/** A state in one or two words; the colour only repeats what the words say. */
export function StatusBadge({ tone = 'neutral', children }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
