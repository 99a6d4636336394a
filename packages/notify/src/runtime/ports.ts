import type { I18n } from '@lingui/core';
import type { Readable } from '@portal/machine';
import type { Toasts } from '@portal/ui';
import type { FollowedExport, PushedEnd } from '../core/exportTypes.ts';
import type { InboxPort, QuietPort } from '../core/inboxPort.ts';
import type { SoundName } from '../core/sounds.ts';
import type { CategoryId, Frame, Notice, PushedNotice } from '../core/types.ts';

/** The time, and timers. */
export type Clock = {
  now(): number;
  /** Calls `run` once after so many milliseconds. Returns a function that prevents it. */
  after(milliseconds: number, run: () => void): () => void;
};

/** What the tabs of one browser say to each other over; a `BroadcastChannel` fits. */
export type ChannelPort = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'
>;

/** What makes one tab of the browser the leader; `navigator.locks` fits. */
export type LocksPort = Pick<LockManager, 'request'>;

/** The page that a person looks at, or not. */
export type PagePort = {
  isVisible(): boolean;
  /** Calls the listener when the page is shown, hidden, focused or back on the network. Returns a function that ends it. */
  onChange(listener: () => void): () => void;
  /** Shows the unread count in the window's title and on the app's icon. */
  setBadge(count: number): void;
};

/** What a connection is doing; `refused` is over for good. */
export type ConnectionStatus = 'connecting' | 'open' | 'waiting' | 'refused' | 'closed';

/** What a transport tells about its connection. */
export type ConnectionHandlers = {
  /** Asked before each attempt: what to resume after, as a query such as `?since=7&epoch=a`. */
  query: () => string;
  onFrame: (data: unknown) => void;
  onStatus: (status: ConnectionStatus) => void;
};

/** An open connection that reconnects by itself. */
export type Connection = {
  /** Tries again at once. */
  reconnect(): void;
  dispose(): void;
};

/** Opens connections of one kind: a socket, or whatever another team has in its place. */
export type Transport = (handlers: ConnectionHandlers) => Connection;

/** Notices of the operating system. */
export type DesktopPort = {
  /** Asked in answer to a press. */
  request(): Promise<boolean>;
  isAllowed(): boolean;
  show(notice: { id: string; title: string; text: string | undefined; onClick: () => void }): void;
};

/** Of which categories a browser is told while no page is open, and whether with a sound. */
export type WebPushChoice = { categories: readonly CategoryId[]; isSilent: boolean };

/** Whether a browser can be told while no page is open, and what was chosen; no choice while it is not told. */
export type WebPushState = { isOffered: boolean; choice?: WebPushChoice };

/** How this browser is told while no page is open. */
export type WebPushPort = {
  load(): Promise<WebPushState>;
  /** In answer to a press: the browser may ask the person, who may refuse. */
  save(choice: WebPushChoice): Promise<WebPushState | 'refused'>;
  stop(): Promise<WebPushState>;
};

/** What a notice leads to: its link, or its place in the list of all. */
export type NoticeTarget = Pick<Notice, 'link' | 'data'> & { id: string | undefined };

/** Where notices lead. */
export type NotifyNavigation = {
  /** What a notice is about: its link, or the notice itself where it has none. */
  open(notice: NoticeTarget): void;
  /** The list of all notices; without it the panel does not offer it. */
  openAll?(): void;
};

/** Where notices about exports lead. */
export type ExportsNavigation = {
  openExportCentre(): void;
  /** Follows a checked address of a file. */
  download(address: string): void;
};

/** The part of the browser's storage that is used. */
export type NotifyStorage = { get(key: string): string | null; set(key: string, value: string): boolean };

/** After so long a tab that heard nothing from the leading one asks the server itself. */
export const ALONE_AFTER_MS = 1500;

/** What tabs tell each other, addressed by kind. */
export type TabMessage = { kind: string; from: string } & Record<string, unknown>;

/** The tabs of one person in one browser, of which exactly one leads. */
export type TabGroup = {
  readonly id: string;
  readonly isLeader: boolean;
  /** Whether the leader acts for all; false where each tab is on its own. */
  readonly isShared: boolean;
  /** Tells the other tabs. */
  post(kind: string, fields?: Record<string, unknown>): void;
  /** Calls the listener with what other tabs say. Returns a function that ends it. */
  onMessage(listener: (message: TabMessage) => void): () => void;
  /** Calls the listener when this tab becomes the leader, at once if it is. Returns a function that ends it. */
  onLeading(listener: () => void): () => void;
  /** Returns the tab that shows something to the person; the leader knows it. */
  chooseTab(): { id: string; isVisible: boolean };
  dispose(): void;
};

/** The exports that this tab follows. */
export type Exports = Readable<readonly FollowedExport[]> & {
  /** Follows an export that a page started. */
  follow(task: { id: string; uniqueId?: string; name?: string }): void;
  /** Tells that the server refused an export because this equal one is under way. */
  refused(task: { id: string; uniqueId?: string; name?: string }): void;
  retry(id: string): void;
  download(task: { id?: string; fileUrl?: string }): Promise<void>;
  /** Takes an end that the push channel tells of; a loud one is shown also when no page follows the export. */
  pushed(message: PushedNotice, notice: PushedEnd['notice'], isLoud: boolean): void;
  openCentre(): void;
  dispose(): void;
};

/** What following exports reaches of the notices that it belongs to. */
export type AroundExports = Pick<NotifyPorts, 'clock' | 'i18n' | 'toasts'> & {
  tabs: TabGroup;
};

/** Everything that notices need of the application around them. */
export type NotifyPorts = {
  /** Where notices are kept. */
  inbox: InboxPort;
  /** Where do-not-disturb is kept; without it the panel offers none. */
  quiet?: QuietPort;
  /** Brings notices as they come; without it the list is read when the page is looked at again. */
  push?: Transport | undefined;
  /** Reads what the push channel brings. @default frames in the package's own words, see `readFrame` */
  readFrame?: (data: unknown) => Frame;
  /** What `followExports` returns; without it a message about an export is one like any other. */
  exports?: (around: AroundExports) => Exports;
  /** Keeps choices of this browser, such as the sound. */
  storage: NotifyStorage;
  /** The time, and timers. */
  clock: Clock;
  /** Whether the page is looked at, and the badge on its title. */
  page: PagePort;
  /** Where notices lead. */
  navigation: NotifyNavigation;
  /** Where notices pop up. */
  toasts: Pick<Toasts, 'show' | 'dismiss'>;
  /** The instance that `loadLocale` fills. */
  i18n: I18n;
  /** Names the sign-in: tabs of another one are not told. */
  session: string;
  /** Names this tab among those of the browser. */
  tabId: string;
  /** Makes one tab the leader; without it each tab has a connection of its own. */
  locks?: LocksPort;
  /** Joins the tabs of one sign-in; without it each tab has a connection of its own. */
  channel?: ChannelPort;
  /** Notices of the operating system; without it none are offered. */
  desktop?: DesktopPort;
  /** Tells while no page is open; without it the panel does not offer that. */
  webPush?: WebPushPort;
  /** Plays the sound that the person chose; without it none is offered. */
  sound?: (name: SoundName) => void;
  /** An urgent notice; true when it was dealt with, then there is no toast. */
  onUrgent?: (notice: PushedNotice, isMine: boolean) => boolean;
  /** A push for the application; `isMine` in the one tab that may show it, and not while its category is held back. */
  onSignal?: (signal: PushedNotice, isMine: boolean) => void;
  /** Keeps the news: what the server says has changed is asked for anew. */
  queryClient?: { invalidateQueries(filters: { queryKey: readonly string[] }): unknown };
  /** Where in the spread over all open pages this one asks, from 0 to 1. @default Math.random */
  random?: () => number;
  /** Something of the portal changed elsewhere, by the server's name for it; called in every tab. */
  onChanged?: (what: string) => void;
};
