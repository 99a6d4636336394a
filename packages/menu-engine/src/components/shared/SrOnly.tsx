import type { ReactNode } from 'react';
import classes from './SrOnly.module.css';

/** Text for screen readers only. */
export function SrOnly({ children }: { children: ReactNode }) {
  return <span className={classes.srOnly}>{children}</span>;
}
