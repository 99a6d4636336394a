import { memo, type ReactNode, Suspense, useRef } from 'react';
import type { Pane } from '../../core/types.ts';
import { paneDomIds } from '../paneDomIds.ts';
import { PaneBoundary } from './PaneBoundary.tsx';
import classes from './PaneHost.module.css';
import { PaneSkeleton } from './PaneSkeleton.tsx';
import { type ScrollMemory, useScrollMemory } from './useScrollMemory.ts';

/** Renders what a pane holds; a pane is active while it is shown, alone or as half of a split view. */
export type RenderPane = (pane: Pane, status: { active: boolean }) => ReactNode;

type PaneLayerProps = {
  pane: Pane;
  /** It is the one in front. */
  front: boolean;
  /** Its half of the host while two panes are shown. */
  side: 'left' | 'right' | undefined;
  reloading: boolean;
  renderPane: RenderPane;
  idPrefix: string;
  scrollMemory: ScrollMemory;
};

/**
 * One live pane: mounted once, hidden without losing its layout, alone with its errors. While it is hidden the browser
 * skips what is in it: it is neither seen, reached nor read, and nothing in it is styled anew to be hidden.
 */
export const PaneLayer = memo(function PaneLayer(props: PaneLayerProps) {
  const { pane, front, side, reloading, renderPane, idPrefix, scrollMemory } = props;
  const ids = paneDomIds(idPrefix, pane.key);
  const active = front || side !== undefined;
  const panelRef = useRef<HTMLDivElement>(null);
  useScrollMemory(panelRef, pane.key, scrollMemory);
  return (
    <div
      className={classes.layer}
      data-active={active || undefined}
      data-side={side}
      data-front={(side && front) || undefined}
      aria-hidden={!active || undefined}
    >
      <div
        ref={panelRef}
        role="tabpanel"
        id={ids.panel}
        aria-labelledby={ids.tab}
        tabIndex={active ? 0 : -1}
        data-panel-key={pane.key}
        className={classes.panel}
      >
        {reloading ? (
          <PaneSkeleton />
        ) : (
          <PaneBoundary>
            <Suspense fallback={<PaneSkeleton />}>
              <Content>{() => renderPane(pane, { active })}</Content>
            </Suspense>
          </PaneBoundary>
        )}
      </div>
    </div>
  );
});

/** A component of its own, so that what suspends or fails in a pane's content is caught around it. */
function Content({ children }: { children: () => ReactNode }) {
  return children();
}
