import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import classes from './LoadingState.module.css';

/** Props of `LoadingState`. */
export type LoadingStateProps = {
  /** What is loading, for screen readers. @default the language's "Loading" */
  label?: string;
  /** Lines of the skeleton. @default 4 */
  rows?: number;
  /** A skeleton of the caller's own shape, made of elements with `data-skeleton`. */
  children?: ReactNode;
};

const WIDTHS = ['92%', '78%', '85%', '64%'];

/** Stands where content will be: nothing for 150 ms, then a quiet skeleton. */
export function LoadingState({ label, rows = 4, children }: LoadingStateProps) {
  const { i18n } = useLingui();
  return (
    <div className={classes.state} role="status" aria-busy="true">
      <span className="portal-visually-hidden">
        {label ?? i18n._({ id: 'ui.loading', message: '加载中' })}
      </span>
      <div className={classes.skeleton} aria-hidden>
        {children ??
          Array.from({ length: rows }, (_, row) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines differ in nothing but their place
              key={row}
              data-skeleton
              className={classes.line}
              style={{ width: WIDTHS[row % WIDTHS.length] }}
            />
          ))}
      </div>
    </div>
  );
}
