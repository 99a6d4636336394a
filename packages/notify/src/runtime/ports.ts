import type { I18n } from '@lingui/core';
import type { Api } from '@portal/api-client';
import type { notificationsContract } from '@portal/api-client/contract';
import type { Readable } from '@portal/machine';
import type { Toasts } from '@portal/ui';
import type { FollowedExport, PushedEnd } from '../core/exportTypes.ts';
import type { PushedMessage } from '../core/types.ts';

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

/** The calls that notices and settings make. */
export type NotifyApi = Pick<
  Api<typeof notificationsContract>,
  | 'queryMsgNoticePage'
  | 'saveRead'
  | 'saveAllRead'
  | 'queryClassification'
  | 'getNoticeMuteTime'
  | 'saveNoticeMuteTime'
  | 'saveNoticePause'
>;

/** Where notices lead. */
export type NotifyNavigation = {
  /** The list of all notices, or one of them. */
  openNotices(id?: string): void;
  openExportCentre(): void;
  /** The answer of the assistant that a message tells of; without it such messages open as all others. */
  openAnswer?(answer: { session_id: string; message_id: string }): void;
  /** Where messages of the system announce themselves. */
  openRenewal(): void;
  openProductPackage(): void;
  /** The page of one broadcast. */
  openLive(liveId: string): void;
  /** Follows a checked address of a file. */
  download(address: string): void;
  /** Opens a checked address in a new window without telling where from. */
  visit(address: string): void;
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
  pushed(message: PushedMessage, notice: PushedEnd['notice'], isLoud: boolean): void;
  dispose(): void;
};

/** What following exports reaches of the notices that it belongs to. */
export type AroundExports = Pick<NotifyPorts, 'clock' | 'i18n' | 'navigation' | 'toasts'> & {
  tabs: TabGroup;
};

/** Everything that notices need of the application around them. */
export type NotifyPorts = {
  api: NotifyApi;
  push: Transport;
  /** What `followExports` returns; without it a message about an export is one like any other. */
  exports?: (around: AroundExports) => Exports;
  storage: NotifyStorage;
  clock: Clock;
  page: PagePort;
  navigation: NotifyNavigation;
  toasts: Pick<Toasts, 'show' | 'dismiss'>;
  i18n: I18n;
  /** Names the sign-in: tabs of another one are not told. */
  session: string;
  tabId: string;
  locks?: LocksPort;
  channel?: ChannelPort;
  desktop?: DesktopPort;
  /** Titles that end the session or tell of another sign-in. */
  securityTitles: ReadonlySet<string>;
  /** A message about the account's security; true when it was dealt with, then there is no toast. */
  onSecurity?: (message: PushedMessage, isMine: boolean) => boolean;
  /** The guide's state changed; `isMine` in the one tab that may show it, and not while its messages are held back. */
  onGuide?: (info: Readonly<Record<string, unknown>>, isMine: boolean) => void;
  /** Keeps the news: what the server says has changed is asked for anew. */
  queryClient?: { invalidateQueries(filters: { queryKey: readonly string[] }): unknown };
  /** Where in the spread over all open pages this one asks, from 0 to 1. @default Math.random */
  random?: () => number;
  /** Something of the portal changed elsewhere, by the server's name for it; called in every tab. */
  onChanged?: (what: string) => void;
};
