import type { Api } from '@portal/api-client';
import type { announcementsContract, liveContract, renewalContract } from '@portal/api-client/contract';
import type { DownloadPlace } from '../core/downloadLink.ts';
import type { Clock, NotifyPorts, NotifyStorage } from './ports.ts';

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

/** Where news lead. */
export type NewsNavigation = {
  /** Where messages of the system announce themselves. */
  openRenewal(): void;
  openProductPackage(): void;
  /** The page of one broadcast. */
  openLive(liveId: string): void;
  /** Opens a checked address in a new window without telling where from. */
  visit(address: string): void;
};

/** What announcements, renewal and live broadcasts need of the application around them. */
export type NewsPorts = {
  api: NewsApi;
  /** The system whose news are told. */
  systemCode: string;
  navigation: NewsNavigation;
  toasts: NotifyPorts['toasts'];
  storage: NotifyStorage;
  clock: Clock;
  place: DownloadPlace;
};
