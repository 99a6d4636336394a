import type { announcementsContract } from '@portal/api-client/contract';
import type { Handlers } from '../../http/handlers.ts';
import { downloadAttachment, getMedia } from './publicFiles.ts';
import {
  getAnnouncement,
  getAnnouncementNotice,
  getAnnouncementYhEjectDetail,
  getLastAnnouncement,
  queryAnnouncementPage,
} from './queryAnnouncements.ts';
import { saveAnnouncementRead } from './saveAnnouncementRead.ts';

/** The handlers of announcements and their files. */
export function createAnnouncementsRoutes(): Pick<Handlers, keyof typeof announcementsContract> {
  return {
    getAnnouncementYhEjectDetail,
    saveAnnouncementRead,
    getLastAnnouncement,
    getAnnouncementNotice,
    queryAnnouncementPage,
    getAnnouncement,
    downloadAttachment,
    getMedia,
  };
}
