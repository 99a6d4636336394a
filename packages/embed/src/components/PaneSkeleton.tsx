import { useLingui } from '@lingui/react';
import { LoadingState } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './PaneStatus.module.css';

/** Props of `PaneSkeleton`. */
export type PaneSkeletonProps = {
  title: string;
  slowness: 'none' | 'slow' | 'very-slow';
  verySlowText: string;
  onReload(): void;
  /** What else is offered when it takes too long. */
  children?: ReactNode;
};

/** Shows a page's outline while it loads, with words when that takes long and a way out when it takes too long. */
export function PaneSkeleton({ title, slowness, verySlowText, onReload, children }: PaneSkeletonProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.loading}>
      <LoadingState
        label={i18n._({ id: 'embed.loading', message: '正在打开「{title}」', values: { title } })}
      >
        <span data-skeleton className={styles.wide} />
        <span data-skeleton className={styles.line} />
        <span data-skeleton className={styles.line} />
        <span data-skeleton className={styles.block} />
      </LoadingState>
      <div className={styles.notice}>
        <p className={styles.hint} role="status">
          {slowness === 'slow' && i18n._({ id: 'embed.slow', message: '正在加载，请稍候' })}
          {slowness === 'very-slow' && verySlowText}
        </p>
        {slowness === 'very-slow' && (
          <>
            <button type="button" className={styles.button} onClick={onReload}>
              {i18n._({ id: 'embed.reload', message: '重新加载' })}
            </button>
            {children}
          </>
        )}
      </div>
    </div>
  );
}
