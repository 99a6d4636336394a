import type { ReactNode } from 'react';
import classes from './StatusBadge.module.css';

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger';

export type StatusBadgeProps = { tone: Tone; children: ReactNode };

/** A state in one or two words; the colour only repeats what the words say. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
