import type { PageScope } from './scope.ts';

/** A language that a guest is told: BCP-47, as `Intl` and `lang` want it. */
export type GuestLocale = string;

/** A colour scheme a guest is told, already resolved when the person follows the system. */
export type GuestTheme = 'light' | 'dark';

/** Where a guest wants the portal to go; without `app` and `systemCode` the guest's own. */
export type NavigateRequest = { path: string; app?: string; systemCode?: string; newPane?: boolean };

/** What went wrong inside a guest, as it reports it. */
export type ErrorReport = { errorCode?: number; pageUrl: string; systemCode?: string };

/** An export that a guest started; what else its row holds does no harm. */
export type ExportTask = {
  id: string;
  /** Names what is exported: while one is followed, another of the same name is a duplicate. */
  uniqueId?: string;
  name?: string;
  /** The backend refused it, because this equal one is under way. */
  isDuplicate?: boolean;
};

/** The parts of the portal's state that a guest may declare stale. */
export type StateKey = 'userInfo' | 'userConfig' | 'systemList' | 'logout';

/** What a guest learns about the person: enough to greet and to decide, nothing secret. */
export type GuestUserInfo = {
  userId?: string;
  userName?: string;
  nickName?: string;
  companyName?: string;
  [field: string]: unknown;
};

/** A short-lived token for one app; `expiresIn` counts seconds. */
export type AccessToken = { token: string; expiresIn: number };

/** What the portal tells a guest, by name. */
export type GuestEvents = {
  /** The language changed. */
  locale: GuestLocale;
  /** The theme changed. */
  theme: GuestTheme;
  /** The person's data changed: ask `getUserInfo` again. */
  'user-info': undefined;
  /** The person asks for the page to be loaded anew. */
  reload: undefined;
  /** The server is back after an outage: ask again for what failed. */
  reconnected: undefined;
  /** Go to this path of the app; with `replace` no step back leads to the one before. */
  navigate: { path: string; replace: boolean };
  /** The portal's shortcuts, as `Ctrl+Alt+Shift+Meta+Code` or a sign; a frame hands such presses on. */
  shortcuts: readonly string[];
  /** What was chosen in another pane, in the parts that this page has said it knows. */
  scope: PageScope;
};

/** A key that a frame hands on, because the portal waits for it. */
export type KeyPress = {
  type: 'keydown' | 'keyup';
  code: string;
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
};

export type GuestEventName = keyof GuestEvents;

/** Whether a pane holds input that closing it would lose, and in what words to ask. */
export type CloseAnswer = { dirty: boolean; message?: string };

/** Where a person stands in an app: enough to come back to the same place. */
export type PaneSnapshot = {
  path: string;
  /** The elements that are scrolled: how they are reached from the root, and how far they are scrolled. */
  scroll: readonly { at: readonly number[]; x: number; y: number }[];
};

/** What the portal asks an app, by name, and what the app answers. */
export type GuestQuestions = {
  /** Asked before the pane closes, reloads or is left by logging out. */
  beforeClose: CloseAnswer;
  /** Asked for a picture of the page; without a handler the SDK draws one itself. */
  capture: Blob;
};

/** What the portal may ask an app. */
export type GuestQuestion = keyof GuestQuestions;

/** Answers a question of the portal. */
export type GuestAnswerer<Name extends GuestQuestion> = () =>
  | GuestQuestions[Name]
  | Promise<GuestQuestions[Name]>;

/** The portal as a micro-app sees it. */
export type PortalGuest = {
  /** Calls the portal's API, already authorised; only addresses relative to the app's origin. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  getUserInfo(): Promise<GuestUserInfo>;
  getCookie(name: string): Promise<string | undefined>;
  navigate(request: NavigateRequest): Promise<void>;
  /** Opens one of the portal's dialogs; answers what the person chose. */
  openDialog(name: string, props?: Record<string, unknown>): Promise<unknown>;
  /** Opens the page of a menu that the person has, by the menu's id. */
  openMenu(menuId: string): Promise<void>;
  setTitle(title: string): Promise<void>;
  setBadge(badge: string | number | null): Promise<void>;
  setDirty(dirty: boolean): Promise<void>;
  /** Has the portal follow an export and tell the person of its end. */
  exportTask(task: ExportTask): Promise<void>;
  /** Tells that the person changed when they want to be left alone. */
  muteTimeChanged(): Promise<void>;
  stateChanged(keys: StateKey[]): Promise<void>;
  /** Says which shop, marketplace and days the page shows; `chosen` when the person has just chosen that there. */
  setScope(scope: PageScope, options?: { chosen?: boolean }): Promise<void>;
  reportError(report: ErrorReport): Promise<void>;
  logout(): Promise<void>;
  routeChanged(path: string, options?: { replace?: boolean }): Promise<void>;
  on<Name extends GuestEventName>(event: Name, handler: (value: GuestEvents[Name]) => void): () => void;
  /** Answers a question of the portal from now on; returns how to stop. */
  answer<Name extends GuestQuestion>(question: Name, answerer: GuestAnswerer<Name>): () => void;
};

/** Which pane of which app a request comes from. */
export type GuestIdentity = { paneId: string; app: string };

/** What the shell offers to guests; every method is told who asks. */
export type PortalHost = {
  /** Makes a call for an app with the person's session; the path is relative to the app's origin. */
  fetch(path: string, init: RequestInit | undefined, from: GuestIdentity): Promise<Response>;
  /** Returns a token for a call that the app's frame makes itself. */
  getAccessToken(from: GuestIdentity): Promise<AccessToken>;
  /** Returns who is signed in. */
  getUserInfo(from: GuestIdentity): Promise<GuestUserInfo>;
  /** Returns the value of a cookie; asked only for names that the app may read. */
  getCookie(name: string, from: GuestIdentity): string | undefined | Promise<string | undefined>;
  /** Leads to an address of the portal. */
  navigate(request: NavigateRequest, from: GuestIdentity): void | Promise<void>;
  /** Opens a dialog by its name; answers what the person chose. */
  openDialog(name: string, props: Record<string, unknown> | undefined, from: GuestIdentity): unknown;
  /** Opens the page of a menu, by its id. */
  openMenu(menuId: string, from: GuestIdentity): void | Promise<void>;
  /** Renames the pane. */
  setTitle(title: string, from: GuestIdentity): void;
  /** Marks the pane's tab with a number or a short text; null takes the mark away. */
  setBadge(badge: string | number | null, from: GuestIdentity): void;
  /** The pane holds input that closing it would lose, or no longer. */
  setDirty(dirty: boolean, from: GuestIdentity): void;
  /** An app started an export: follow it, and tell the person of its end. */
  exportTask(task: ExportTask, from: GuestIdentity): void | Promise<void>;
  /** The person changed their do-not-disturb times in an app. */
  muteTimeChanged(from: GuestIdentity): void | Promise<void>;
  /** An app changed something that the portal keeps as well: read it again. */
  stateChanged(keys: StateKey[], from: GuestIdentity): void | Promise<void>;
  /** A page says what it is about; others follow what was `chosen`. */
  setScope?(scope: PageScope, chosen: boolean, from: GuestIdentity): void;
  /** Calls the listener with what the page of this pane is to show; returns how to stop. */
  onScope?(listener: (scope: PageScope) => void): () => void;
  /** An app reports an error that it ran into. */
  reportError(report: Required<Pick<ErrorReport, 'errorCode'>> & ErrorReport, from: GuestIdentity): void;
  /** Signs the person out. */
  logout(from: GuestIdentity): void | Promise<void>;
  /** The chords that a frame hands on, told at once and whenever they change; returns how to stop. */
  onShortcuts?(listener: (chords: readonly string[]) => void): () => void;
  /** A key was pressed inside a frame, and the portal waits for it. */
  pressKey?(press: KeyPress, from: GuestIdentity): void;
  /** Calls the listener whenever the person's data changed; returns how to stop. */
  onUserInfoChanged?(listener: () => void): () => void;
};

/** A micro-app as the portal knows it: how it is loaded and what it may do. */
export type MicroAppEntry = {
  name: string;
  engine: 'native' | 'module' | 'frame';
  /** The module's `entry.js`, the frame's page or the native page's name; absolute, or relative to `origin`. */
  entry: string;
  /** @default the portal's own */
  origin?: string;
  /** A frame per pane, or one for all panes of the app, which changes its path as they change. @default 'pane' */
  instance?: 'pane' | 'app';
  /**
   * While a frame of the app is open one more waits, connected and without a path, so that the next pane opens in half the
   * time; for apps that use the guest SDK. @default false
   */
  spare?: boolean;
  /** A module's style sheets. @default the entry with `.css` for `.js` */
  styles?: readonly string[];
  /** The guest calls that the app may make. @default all but `getCookie` and `openDialog` */
  capabilities?: readonly string[];
  /** Names of the cookies that `getCookie` may read. @default none */
  cookies?: readonly string[];
  /** The frame's sandbox. @default scripts, forms, popups, downloads and its own origin */
  sandbox?: string;
};

/** What a mounted module gets; it never reads `location`. */
export type ModuleAppContext = {
  paneId: string;
  container: HTMLElement;
  path: string;
  navigate(path: string, options?: { replace?: boolean }): void;
  locale: GuestLocale;
  theme: GuestTheme;
  portal: PortalGuest;
};

/** What a module's entry exports: the field's usual lifecycles. */
export type ModuleApp = {
  bootstrap?(): Promise<void> | void;
  mount(context: ModuleAppContext): Promise<void> | void;
  unmount(context: ModuleAppContext): Promise<void> | void;
  update?(context: ModuleAppContext): Promise<void> | void;
};
