import { useMemo, useRef } from 'react';
import type { Pane } from '../../core/types.ts';
import classes from './PaneHost.module.css';
import { PaneLayer, type RenderPane } from './PaneLayer.tsx';
import { usePaneFocus } from './usePaneFocus.ts';

/** Props of PaneHost. */
export type PaneHostProps = {
  panes: readonly Pane[];
  activeKey: string;
  /** Panes whose content stays mounted; the others have no element at all. */
  liveKeys: readonly string[];
  /** Live panes whose content is unmounted for the moment of a reload. */
  reloadingKeys?: readonly string[];
  /** Content of one pane; keep the function stable, it decides which panes render again. */
  renderPane: RenderPane;
  /** Start of the ids that tie tabs to panels; the same as TabStrip's. @default 'portal' */
  idPrefix?: string;
};

/** Keeps every live pane mounted in a layer of its own and shows the active one. */
export function PaneHost(props: PaneHostProps) {
  const { panes, activeKey, liveKeys, reloadingKeys = [], renderPane, idPrefix = 'portal' } = props;
  const hostRef = useRef<HTMLDivElement>(null);
  usePaneFocus(hostRef, activeKey);
  const layers = useMemo(() => inStableOrder(panes, liveKeys), [panes, liveKeys]);
  return (
    <div ref={hostRef} className={classes.host}>
      {layers.map((pane) => (
        <PaneLayer
          key={pane.key}
          pane={pane}
          active={pane.key === activeKey}
          reloading={reloadingKeys.includes(pane.key)}
          renderPane={renderPane}
          idPrefix={idPrefix}
        />
      ))}
    </div>
  );
}

/** By key, not by the strip: an element that is moved in the page reloads the frames inside it. */
function inStableOrder(panes: readonly Pane[], liveKeys: readonly string[]): Pane[] {
  return panes
    .filter((pane) => liveKeys.includes(pane.key))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}
