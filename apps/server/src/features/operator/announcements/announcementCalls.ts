import type { Acts, Looks } from '../OperatorHandlers.ts';
import { countOperatorAudience } from './audience.ts';
import { getOperatorAnnouncement, queryOperatorAnnouncementPage } from './queryAnnouncements.ts';
import { recallOperatorAnnouncement, saveOperatorAnnouncement } from './saveAnnouncement.ts';
import { queryOperatorNoticePage, sendOperatorNotice } from './sentNotices.ts';

export const announcementLooks = {
  queryOperatorAnnouncementPage,
  getOperatorAnnouncement,
  countOperatorAudience,
  queryOperatorNoticePage,
} satisfies Partial<Looks>;

export const announcementActs = {
  saveOperatorAnnouncement,
  recallOperatorAnnouncement,
  sendOperatorNotice,
} satisfies Partial<Acts>;
