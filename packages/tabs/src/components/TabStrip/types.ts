import type { ReactNode } from 'react';
import type { CloseScope, Pane } from '../../core/types.ts';

/** Props of TabStrip. */
export type TabStripProps = {
  /** In the order shown; the first is home. */
  panes: readonly Pane[];
  activeKey: string;
  /** The tab's title in today's language. */
  titleOf: (pane: Pane) => string;
  /** Decoration before the title; keep the function stable, it decides which tabs render again. */
  iconOf?: (pane: Pane) => ReactNode;
  /** Panes whose panel is on the page, so that tabs may point at it. */
  liveKeys?: readonly string[];
  onActivate: (key: string) => void;
  onClose: (key: string) => void;
  onCloseMany: (scope: CloseScope, key: string) => void;
  /** Moves a pane to an index of `panes`. */
  onMove: (key: string, to: number) => void;
  onReload?: (key: string) => void;
  /** Offers the pane that was closed last; leave it out while there is none. */
  onReopenClosed?: () => void;
  /** Buttons at the end of the strip, before its menu. */
  actions?: ReactNode;
  /** Start of the ids that tie tabs to panels; the same as PaneHost's. @default 'portal' */
  idPrefix?: string;
};
