import { useMachine } from '@portal/machine/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PaneState } from '../core/transition.ts';
import { pageUrl } from '../engines/entryUrl.ts';
import { createPane, type Pane } from '../runtime/createPane.ts';
import type { MicroAppPaneProps } from '../runtime/MicroAppPaneProps.ts';
import type { PanePage } from '../runtime/perform.ts';
import styles from './MicroAppPane.module.css';
import { PaneHistory } from './PaneHistory.tsx';
import { PaneMute } from './PaneMute.tsx';
import { PaneNotResponding } from './PaneNotResponding.tsx';
import { PaneStatus } from './PaneStatus.tsx';

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
  // A server has no page to resolve the address against, and shows no failure that would lead there.
  const href = app.engine === 'frame' && globalThis.document ? pageUrl(app, state.path).href : undefined;
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
      <PaneHistory {...props} />
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

/** A pane as it is now, with the element that its app goes into. */
export type PaneView = Pick<Pane, 'reload' | 'wait' | 'uncover'> & {
  state: PaneState;
  page: PanePage;
  container: RefObject<HTMLDivElement | null>;
};

/**
 * Makes one pane, keeps it in step with the props, and returns what to show: for a pane whose waiting, failing and slow
 * states look otherwise than those of `MicroAppPane`.
 */
export function usePane(props: MicroAppPaneProps): PaneView {
  const [pane] = useState(() => createPane(props));
  const container = useRef<HTMLDivElement>(null);
  // Before the paint: an app that is loaded already is there in the frame that would have shown its outline.
  useLayoutEffect(() => (container.current ? pane.open(container.current) : undefined), [pane]);
  useEffect(() => pane.update(props));
  const { reload, wait, uncover } = pane;
  return { state: useMachine(pane), page: useMachine(pane.page), container, reload, wait, uncover };
}
