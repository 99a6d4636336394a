import { latePart } from '@portal/ui';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { MIN_SPLIT_RATIO } from '../../core/changeSplit.ts';
import type { Pane, SplitView } from '../../core/types.ts';
import { paneDomIds } from '../paneDomIds.ts';
import classes from './PaneHost.module.css';
import { PaneLayer, type RenderPane } from './PaneLayer.tsx';
import { usePaneFocus } from './usePaneFocus.ts';
import type { ScrollMemory } from './useScrollMemory.ts';
import { useSplitFocus } from './useSplitFocus.ts';

const SplitSeparator = latePart(async () => (await import('./SplitSeparator.tsx')).SplitSeparator);

/** Props of PaneHost. */
export type PaneHostProps = {
  /** The open panes. */
  panes: readonly Pane[];
  /** Key of the pane in front. */
  activeKey: string;
  /** Panes whose content stays mounted; the others have no element at all. */
  liveKeys: readonly string[];
  /** Live panes whose content is unmounted for the moment of a reload. */
  reloadingKeys?: readonly string[];
  /** The panes that share the width whenever one of them is in front. */
  split?: SplitView;
  /** The left pane's share of the width. @default 0.5 */
  splitRatio?: number;
  /** Takes the left pane's new share of the width, from 0 to 1; without it the split cannot be resized. */
  onResizeSplit?: (ratio: number) => void;
  /** Told when the focus goes into the other half of the split view. */
  onFocusPane?: (key: string) => void;
  /** Content of one pane; keep the function stable, it decides which panes render again. */
  renderPane: RenderPane;
  /** Start of the ids that tie tabs to panels; the same as TabStrip's. @default 'portal' */
  idPrefix?: string;
};

/** Keeps every live pane mounted in a layer of its own and shows the active one, or the two of a split view. */
export function PaneHost(props: PaneHostProps) {
  const { panes, activeKey, liveKeys, reloadingKeys = [], renderPane, idPrefix = 'portal' } = props;
  const { split, splitRatio = 0.5, onResizeSplit, onFocusPane } = props;
  const hostRef = useRef<HTMLDivElement>(null);
  const [scrollMemory] = useState<ScrollMemory>(() => new Map());
  const shown = split && (split.left === activeKey || split.right === activeKey) ? split : undefined;
  usePaneFocus(hostRef, activeKey);
  useSplitFocus(hostRef, shown !== undefined, onFocusPane);
  const layers = useMemo(() => inStableOrder(panes, liveKeys), [panes, liveKeys]);
  const style = shown && ({ '--tabs-split': `${splitRatio * 100}%` } as CSSProperties);
  return (
    <div ref={hostRef} className={classes.host} style={style}>
      {layers.map((pane) => (
        <PaneLayer
          key={pane.key}
          pane={pane}
          front={pane.key === activeKey}
          side={sideOf(pane, shown)}
          reloading={reloadingKeys.includes(pane.key)}
          renderPane={renderPane}
          idPrefix={idPrefix}
          scrollMemory={scrollMemory}
        />
      ))}
      {shown && onResizeSplit && (
        <SplitSeparator
          ratio={splitRatio}
          minRatio={MIN_SPLIT_RATIO}
          controls={paneDomIds(idPrefix, shown.left).panel}
          onResize={onResizeSplit}
        />
      )}
    </div>
  );
}

function sideOf({ key }: Pane, split: SplitView | undefined): 'left' | 'right' | undefined {
  if (split?.left === key) return 'left';
  return split?.right === key ? 'right' : undefined;
}

/** By key, not by the strip: an element that is moved in the page reloads the frames inside it. */
function inStableOrder(panes: readonly Pane[], liveKeys: readonly string[]): Pane[] {
  return panes
    .filter((pane) => liveKeys.includes(pane.key))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}
