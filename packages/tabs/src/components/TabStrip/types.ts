import type { ReactNode } from 'react';
import type { CloseScope, Pane, SplitSide, SplitView } from '../../core/types.ts';

/** What the menu of a tab offers beyond closing; leave out what does not apply. */
export type TabActions = {
  /** Loads a pane anew. */
  onReload?: (key: string) => void;
  /** Opens a second pane of the same page. */
  onDuplicate?: (key: string) => void;
  /** Pins a tab, which then stands before those that are not pinned, or unpins it. */
  onPin?: (key: string, pinned: boolean) => void;
  /** Shows a pane beside the one in front. */
  onSplit?: (key: string, side: SplitSide) => void;
  /** Ends the split view. */
  onUnsplit?: () => void;
  /** Copies the address of a pane's page. */
  onCopyLink?: (key: string) => void;
  /** Moves a pane to a window of its own. */
  onPopOut?: (key: string) => void;
  /** Offers the pane that was closed last; leave it out while there is none. */
  onReopenClosed?: () => void;
  /** Shows what the keys do, and lets a person who has switched them off find them again. */
  onShowShortcuts?: () => void;
  /** The keys of an action of `TAB_SHORTCUTS` as people read them. @default the action's own */
  shortcutOf?: (id: string) => string | undefined;
};

/** Props of TabStrip. */
export type TabStripProps = TabActions & {
  /** In the order shown; the first is home. */
  panes: readonly Pane[];
  /** Key of the pane in front. */
  activeKey: string;
  /** Something that is no pane lies over them: no tab is marked. @default false */
  covered?: boolean;
  /** The tab's title in today's language. */
  titleOf: (pane: Pane) => string;
  /** Decoration before the title; keep the function stable, it decides which tabs render again. */
  iconOf?: (pane: Pane) => ReactNode;
  /** Panes whose panel is on the page, so that tabs may point at it. */
  liveKeys?: readonly string[];
  /** The panes that share the host's width. */
  split?: SplitView;
  /** Brings a pane to the front. */
  onActivate: (key: string) => void;
  /** Closes a pane. */
  onClose: (key: string) => void;
  /** Closes several panes, counted from the one with this key. */
  onCloseMany: (scope: CloseScope, key: string) => void;
  /** Moves a pane to an index of `panes`. */
  onMove: (key: string, to: number) => void;
  /** Buttons at the end of the strip, before its menu. */
  actions?: ReactNode;
  /** Start of the ids that tie tabs to panels; the same as PaneHost's. @default 'portal' */
  idPrefix?: string;
};
