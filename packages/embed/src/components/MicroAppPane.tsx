import { useEffect, useEffectEvent } from 'react';
import { pageUrl } from '../engines/entryUrl.ts';
import type { MicroAppPaneProps } from '../runtime/MicroAppPaneProps.ts';
import styles from './MicroAppPane.module.css';
import { PaneMute } from './PaneMute.tsx';
import { PaneNotResponding } from './PaneNotResponding.tsx';
import { PaneStatus } from './PaneStatus.tsx';
import { usePane } from './usePane.ts';

/** A micro-app in a pane: loads it, shows how that goes, keeps it alive, and contains what goes wrong in it. */
export function MicroAppPane(props: MicroAppPaneProps) {
  const { state, container, page, reload, wait, uncover } = usePane(props);
  const { app, onReady } = props;
  const reportReady = useEffectEvent(() => onReady?.());
  useEffect(() => {
    if (state.status === 'ready') reportReady();
  }, [state.status]);
  const isLoading = (state.status === 'loading' && !state.isUncovered) || state.status === 'reloading';
  const covered = isLoading || state.status === 'failed';
  // A page that knows nothing of the portal may work all the same; one that all panes share has to be led.
  const mayBeMute = app.engine === 'frame' && app.instance !== 'app';
  const href = app.engine === 'frame' ? pageUrl(app, state.path).href : undefined;
  return (
    <div
      className={styles.pane}
      data-embed-app={app.name}
      data-embed-status={state.status}
      aria-busy={isLoading}
    >
      <PaneNotResponding
        state={state}
        title={props.title}
        onWait={wait}
        onReload={reload}
        onClose={props.onClose}
      />
      {href && (
        <PaneMute
          state={state}
          app={app.name}
          title={props.title}
          href={href}
          onReload={reload}
          onUnderstood={uncover}
        />
      )}
      <div className={styles.stage}>
        <div ref={container} className={styles.content} data-covered={covered || undefined} inert={covered}>
          {page}
        </div>
        <PaneStatus
          state={state}
          title={props.title}
          onReload={reload}
          onUncover={mayBeMute ? uncover : undefined}
          outsideHref={href}
        />
      </div>
    </div>
  );
}
