import { useLingui } from '@lingui/react';
import { ErrorState } from '@portal/ui';
import type { PaneState } from '../core/transition.ts';
import { PaneSkeleton } from './PaneSkeleton.tsx';
import styles from './PaneStatus.module.css';
import { usePaneErrorText } from './usePaneErrorText.ts';

/** Props of `PaneStatus`. */
export type PaneStatusProps = {
  state: PaneState;
  /** The name of the page. */
  title: string;
  onReload(): void;
};

/** What stands over a pane while its app is not there: a skeleton, hints, an error with a way out. */
export function PaneStatus({ state, title, onReload }: PaneStatusProps) {
  const { i18n } = useLingui();
  const errorText = usePaneErrorText();
  if (state.status === 'ready' || state.status === 'not-responding') return null;
  if (state.status === 'failed') {
    const { heading, advice } = errorText(state.error, title);
    return (
      <div className={styles.error}>
        <ErrorState title={heading} text={advice} onRetry={onReload} />
      </div>
    );
  }
  return (
    <PaneSkeleton
      title={title}
      slowness={state.status === 'loading' ? state.slowness : 'none'}
      verySlowText={i18n._({
        id: 'embed.verySlow',
        message: '加载比平时久，可以继续等待，或重新加载',
      })}
      onReload={onReload}
    />
  );
}
