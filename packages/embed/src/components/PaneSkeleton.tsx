import { useLingui } from '@lingui/react';
import { LoadingState } from '@portal/ui';
import styles from './PaneStatus.module.css';

/** Props of `PaneSkeleton`. */
export type PaneSkeletonProps = {
  title: string;
  slowness: 'none' | 'slow' | 'very-slow';
  verySlowText: string;
  onReload(): void;
  /** Offered when the page may only be possible outside. */
  outsideUrl?: string;
};

/** A page's outline while it is on its way, with words when that takes long and a way out when it takes too long. */
export function PaneSkeleton({ title, slowness, verySlowText, onReload, outsideUrl }: PaneSkeletonProps) {
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
            {outsideUrl && (
              <a className={styles.button} href={outsideUrl} target="_blank" rel="noreferrer noopener">
                {i18n._({ id: 'embed.openOutside', message: '在新窗口打开' })}
              </a>
            )}
          </>
        )}
      </div>
    </div>
  );
}
