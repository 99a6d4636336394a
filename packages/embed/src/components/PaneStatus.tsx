import { useLingui } from '@lingui/react';
import { ErrorState } from '@portal/ui';
import type { PaneState } from '../core/transition.ts';
import { OutsideLink } from './PaneMute.tsx';
import { PaneSkeleton } from './PaneSkeleton.tsx';
import styles from './PaneStatus.module.css';
import { usePaneErrorText } from './usePaneErrorText.ts';

/** Props of `PaneStatus`. */
export type PaneStatusProps = {
  state: PaneState;
  /** The name of the page. */
  title: string;
  onReload(): void;
  /** Shows the app although it has not said that it is there; left out where that cannot help. */
  onUncover?: (() => void) | undefined;
  /** The page's own address, where it has one. */
  outsideHref?: string | undefined;
};

/** Covers a pane while its app is not there: a skeleton, hints, an error with a way out. */
export function PaneStatus({ state, title, onReload, onUncover, outsideHref }: PaneStatusProps) {
  const { i18n } = useLingui();
  const errorText = usePaneErrorText();
  if (state.status === 'ready' || state.status === 'not-responding') return null;
  if (state.status === 'loading' && state.isUncovered) return null;
  const openAnyway = onUncover && (
    <button type="button" className={styles.button} onClick={onUncover}>
      {i18n._({ id: 'embed.openAnyway', message: '仍然打开' })}
    </button>
  );
  if (state.status === 'failed') {
    const { heading, advice } = errorText(state.error, title);
    return (
      <div className={styles.error}>
        <ErrorState title={heading} text={advice} onRetry={onReload} />
        {state.error.kind === 'load-timeout' && openAnyway}
        {outsideHref && state.error.kind !== 'reported' && <OutsideLink href={outsideHref} />}
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
    >
      {openAnyway}
    </PaneSkeleton>
  );
}
