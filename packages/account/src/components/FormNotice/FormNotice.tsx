import { Icon } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './FormNotice.module.css';

export type FormNoticeProps = {
  /** An error is read out at once, and can take the focus. @default 'info' */
  tone?: 'info' | 'success' | 'error';
  children: ReactNode;
};

/** A sentence above the fields of a form. */
export function FormNotice({ tone = 'info', children }: FormNoticeProps) {
  const isError = tone === 'error';
  return (
    <div
      className={classes.notice}
      data-tone={tone}
      role={isError ? 'alert' : 'status'}
      tabIndex={isError ? -1 : undefined}
    >
      <Icon name={tone} />
      <span>{children}</span>
    </div>
  );
}
