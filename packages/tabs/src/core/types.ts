/** What fills a pane: the system's home, a micro-app, a framed page, or a page of the shell itself. */
export type PaneKind = 'home' | 'micro-app' | 'frame' | 'native';

/** What an embedded app says about its own tab while it runs; never stored. */
export type PaneMarks = {
  /** Replaces the tab's title. */
  title?: string;
  /** Short text beside the title, such as a count. */
  badge?: string;
  /** The pane holds input that is not saved yet. */
  dirty?: boolean;
};

/** One tab and the page behind it. */
export type Pane = {
  /** Identity; 40 characters or more are stored hashed. */
  key: string;
  kind: PaneKind;
  /** Name of the micro-app that fills it. */
  app?: string;
  /** Where the pane stands now: a route inside its app, or an http(s) address. */
  path: string;
  /** Title shown when nothing better is known. */
  tab: string;
  menuId?: string;
  menuName?: string;
  closable: boolean;
  /** Stands right after home, and sweeps leave it open. */
  pinned?: boolean;
  /** Forgotten by keep-alive and by the view history as soon as it is hidden. */
  noCache?: boolean;
  /** Restored without a menu that names it. */
  external?: boolean;
  /** Restored without a menu that names it. */
  ignore?: boolean;
  /** How often it was brought to the front. */
  views: number;
  marks?: PaneMarks;
};

/** A pane as a caller describes it; the machine adds what it counts itself. */
export type PaneInput = Omit<Pane, 'views' | 'closable' | 'marks' | 'pinned'> & { closable?: boolean };

/** How often a menu's pane was viewed, whether or not it is open now. */
export type ViewedPane = { key: string; menuId?: string; menuName?: string; tab: string; views: number };

/** A closed pane and the place to put it back. */
export type ClosedPane = { pane: Pane; index: number };

/** Where a pane stands in relation to the one beside it. */
export type SplitSide = 'left' | 'right';

/** Two panes that are shown side by side whenever one of them is in front. */
export type SplitView = { left: string; right: string };

/** Everything that the machine knows about the panes of one system. */
export type TabsState = {
  /** In the strip's order; home is first. */
  panes: readonly Pane[];
  activeKey: string;
  /** Keys that were active before, the latest last; without the active one. */
  recent: readonly string[];
  /** Keys whose content is mounted, the latest used last. */
  live: readonly string[];
  /** Keys whose content is unmounted for a moment by a reload. */
  reloading: readonly string[];
  /** The latest closed pane last. */
  closed: readonly ClosedPane[];
  /** Most viewed first. */
  history: readonly ViewedPane[];
  /** How many panes stay mounted; beyond that, those used longest ago sleep. */
  maxLive: number;
  split?: SplitView;
  /** Share of the width that the left pane of a split view has, 0.2 to 0.8; kept while nothing is split. */
  splitRatio: number;
};

/** Which panes a sweep closes, as seen from one pane. */
export type CloseScope = 'left' | 'right' | 'others' | 'all';

/** The browser's address is another one now, and which pane it shows. */
export type LocationChanged = {
  type: 'location-changed';
  key: string;
  path?: string;
  /** The pane to open when it is not open yet. */
  pane?: PaneInput;
  /** What the address shows beside the pane; null for nothing, undefined when it does not say. */
  beside?: { pane: PaneInput; side: SplitSide } | null;
};

/** What an event that loses unsaved input may say about it. */
type Discarding = {
  /** The person agreed to lose it. */
  discard?: boolean;
  /** Keys of panes that hold some, besides those that are marked so. */
  unsaved?: readonly string[];
};

/** What can be asked of the panes. */
export type TabsEvent =
  | { type: 'open'; pane: PaneInput; navigate?: boolean; replace?: boolean }
  | { type: 'activate'; key: string }
  | { type: 'duplicate'; key: string }
  | ({ type: 'close'; key: string } & Discarding)
  | ({ type: 'close-many'; scope: CloseScope; key: string } & Discarding)
  | { type: 'reopen-closed' }
  | { type: 'move'; key: string; to: number }
  | { type: 'path-changed'; key: string; path: string; replace?: boolean }
  | LocationChanged
  | { type: 'mark'; key: string; marks: PaneMarks }
  | { type: 'pin'; key: string; pinned: boolean }
  | { type: 'split'; key: string; side: SplitSide }
  | { type: 'unsplit' }
  | { type: 'resize-split'; ratio: number }
  | { type: 'focus'; key: string }
  | ({ type: 'reload'; key: string } & Discarding)
  | { type: 'reload-finished'; key: string }
  | { type: 'restore'; state: TabsState };

/** What loses unsaved input. */
export type DiscardableEvent = Extract<TabsEvent, { discard?: boolean }>;

/** Why a pane stays open. */
export type CloseRefusal = 'home-not-closable' | 'pane-not-closable';

/** Panes with unsaved input are in the way of an event; sending it with `discard` does it all the same. */
export type AskToDiscardEffect = { type: 'ask-to-discard'; panes: readonly Pane[]; event: DiscardableEvent };

/** What the surroundings must do after a transition. */
export type TabsEffect =
  | { type: 'show-address'; pane: Pane; mode: 'push' | 'replace'; beside?: { pane: Pane; side: SplitSide } }
  | { type: 'pane-viewed'; pane: Pane }
  | { type: 'pane-navigated'; pane: Pane }
  | { type: 'panes-closed'; panes: readonly Pane[] }
  | { type: 'panes-slept'; panes: readonly Pane[] }
  /** More panes are mounted than should be, because none of them may sleep. */
  | { type: 'live-limit-exceeded'; limit: number }
  | AskToDiscardEffect
  | { type: 'close-refused'; pane: Pane; reason: CloseRefusal }
  | { type: 'pane-missing'; key: string; path?: string }
  | { type: 'send-later'; delayMs: number; event: TabsEvent };

/** The next state and what must be done because of it. */
export type TabsStep = readonly [state: TabsState, effects?: readonly TabsEffect[]];
