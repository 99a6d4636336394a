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
export type PaneInput = Omit<Pane, 'views' | 'closable' | 'marks'> & { closable?: boolean };

/** How often a menu's pane was viewed, whether or not it is open now. */
export type ViewedPane = { key: string; menuId?: string; menuName?: string; tab: string; views: number };

/** A closed pane and the place to put it back. */
export type ClosedPane = { pane: Pane; index: number };

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
};

/** Which panes a sweep closes, as seen from one pane. */
export type CloseScope = 'left' | 'right' | 'others' | 'all';

/** What can be asked of the panes. */
export type TabsEvent =
  | { type: 'open'; pane: PaneInput; navigate?: boolean; replace?: boolean }
  | { type: 'activate'; key: string }
  | { type: 'close'; key: string }
  | { type: 'close-many'; scope: CloseScope; key: string }
  | { type: 'reopen-closed' }
  | { type: 'move'; key: string; to: number }
  | { type: 'path-changed'; key: string; path: string; replace?: boolean }
  | { type: 'location-changed'; key: string; path?: string; pane?: PaneInput }
  | { type: 'mark'; key: string; marks: PaneMarks }
  | { type: 'reload'; key: string }
  | { type: 'reload-finished'; key: string }
  | { type: 'restore'; state: TabsState };

/** Why a pane stays open. */
export type CloseRefusal = 'home-not-closable' | 'pane-not-closable';

/** What the surroundings must do after a transition. */
export type TabsEffect =
  | { type: 'address'; pane: Pane; mode: 'push' | 'replace' }
  | { type: 'pane-viewed'; pane: Pane }
  | { type: 'pane-navigated'; pane: Pane }
  | { type: 'panes-closed'; panes: readonly Pane[] }
  | { type: 'close-refused'; pane: Pane; reason: CloseRefusal }
  | { type: 'pane-missing'; key: string; path?: string }
  | { type: 'after'; delayMs: number; event: TabsEvent };

/** A state and what must be done because of it. */
export type TabsTransition = { state: TabsState; effects: readonly TabsEffect[] };
