import { useLingui } from '@lingui/react';
import type { PaneState } from '../core/transition.ts';
import styles from './PaneStatus.module.css';

/** Props of `PaneNotResponding`. */
export type PaneNotRespondingProps = {
  state: PaneState;
  /** The name of the page. */
  title: string;
  onWait(): void;
  onReload(): void;
  /** Left out where the pane cannot be closed. */
  onClose?: () => void;
};

/** Shows a bar above an app that does not answer; the app stays in sight, because it may still come back. */
export function PaneNotResponding({ state, title, onWait, onReload, onClose }: PaneNotRespondingProps) {
  const { i18n } = useLingui();
  if (state.status !== 'not-responding') return null;
  return (
    <div className={styles.bar} role="status">
      <span>
        {i18n._({ id: 'embed.notResponding', message: '「{title}」暂时没有响应', values: { title } })}
      </span>
      <span className={styles.choices}>
        <button type="button" className={styles.button} onClick={onWait}>
          {i18n._({ id: 'embed.wait', message: '继续等待' })}
        </button>
        <button type="button" className={styles.button} onClick={onReload}>
          {i18n._({ id: 'embed.reload', message: '重新加载' })}
        </button>
        {onClose && (
          <button type="button" className={styles.button} onClick={onClose}>
            {i18n._({ id: 'embed.close', message: '关闭' })}
          </button>
        )}
      </span>
    </div>
  );
}
