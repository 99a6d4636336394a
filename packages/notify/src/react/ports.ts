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
import type { ChannelPort, Clock, DesktopPort, LocksPort, PagePort, Transport } from '../channel/ports.ts';
import type { PushedMessage } from '../core/types.ts';

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
  /** Saves bytes under a name. */
  save(file: Blob, name: string): void;
  /** Opens a checked address in a new window without telling where from. */
  visit(address: string): void;
};

/** The part of the browser's storage that is used. */
export type NotifyStorage = { get(key: string): string | null; set(key: string, value: string): boolean };

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
  place: { page: string; hosts: readonly string[] };
  /** Titles that end the session or tell of another sign-in. */
  securityTitles: ReadonlySet<string>;
  /** A message about the account's security; true when it was dealt with, then there is no toast. */
  onSecurity?: (message: PushedMessage, isMine: boolean) => boolean;
  /** The guide's state changed. */
  onGuide?: (info: Readonly<Record<string, unknown>>, isMine: boolean) => void;
  /** Something of the portal changed elsewhere, by the server's name for it; called in every tab. */
  onChanged?: (what: string) => void;
};
