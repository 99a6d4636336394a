import type { ReactNode } from 'react';
import classes from './FormHead.module.css';

/** What a form beside the login page's picture is for. */
export function FormHead({ title, hint }: { title: ReactNode; hint: ReactNode }) {
  return (
    <header>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.hint}>{hint}</p>
    </header>
  );
}
