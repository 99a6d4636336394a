import type { I18n } from '@lingui/core';
import type { Api } from '@portal/api-client';
import type {
  announcementsContract,
  exportsContract,
  liveContract,
  notificationsContract,
  renewalContract,
} from '@portal/api-client/contract';
import type { Toasts } from '@portal/ui';
import type { DownloadPlace } from '../core/downloadLink.ts';
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

/** The calls that notices, exports and settings make. */
export type NotifyApi = Pick<
  Api<typeof notificationsContract>,
  | 'queryMsgNoticePage'
  | 'saveRead'
  | 'saveAllRead'
  | 'queryClassification'
  | 'getNoticeMuteTime'
  | 'saveNoticeMuteTime'
  | 'saveNoticePause'
> &
  Pick<Api<typeof exportsContract>, 'getDownloadTask' | 'retryDownloadTask' | 'createDownloadLink'>;

/** The calls about announcements, renewal and live broadcasts. */
export type NewsApi = Pick<
  Api<typeof announcementsContract>,
  | 'getAnnouncementYhEjectDetail'
  | 'saveAnnouncementRead'
  | 'getLastAnnouncement'
  | 'getAnnouncementNotice'
  | 'downloadAttachment'
> &
  Pick<Api<typeof renewalContract>, 'renewalReminder' | 'queryRenewNotice'> &
  Pick<Api<typeof liveContract>, 'getLivingBroadcast'>;

/** Where notices lead. */
export type NotifyNavigation = {
  /** The list of all notices, or one of them. */
  openNotices(id?: string): void;
  openExportCentre(): void;
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

/** Everything that notices need of the application around them. */
export type NotifyPorts = {
  api: NotifyApi;
  push: Transport;
  /** Ends of exports; polling alone does without. */
  exports?: Transport;
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
  /** The page's address and the hosts that downloads may come from besides. */
  place: DownloadPlace;
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

/** What announcements, renewal and live broadcasts need of the application around them. */
export type NewsPorts = {
  api: NewsApi;
  /** The system whose news are told. */
  systemCode: string;
  navigation: NotifyNavigation;
  toasts: NotifyPorts['toasts'];
  storage: NotifyStorage;
  clock: Clock;
  place: DownloadPlace;
};
