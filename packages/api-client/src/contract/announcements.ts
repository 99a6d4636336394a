import * as v from 'valibot';
import { AnnouncementSchema, StoredAnnouncementSchema, TickerNoticeSchema } from './announcementEntities.ts';
import { noData } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FileAnswerSchema } from './fileAnswer.ts';
import { list } from './lenient.ts';
import { paged, pagedRequest } from './paging.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const systemCode = v.optional(v.pipe(v.string(), v.maxLength(60)));

/** Calls for announcements; they come in the caller's language. */
export const announcementsContract = {
  getAnnouncementYhEjectDetail: endpoint({
    method: 'POST',
    path: '/sso/announcementGroup/getAnnouncementYhEjectDetail',
    summary:
      'The announcements that pop up in a system and that the caller has not closed yet, oldest first.',
    request: v.object({ systemCode }),
    response: list(AnnouncementSchema),
    idempotent: true,
    tagged: true,
    silent: true,
  }),
  saveAnnouncementRead: endpoint({
    method: 'POST',
    path: '/sso/announcementGroup/saveRead',
    summary: 'Marks announcements seen: they do not pop up again.',
    request: v.object({ ids: v.pipe(v.array(id), v.maxLength(100)) }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  getLastAnnouncement: endpoint({
    method: 'POST',
    path: '/sso/announcementGroup/getLastAnnouncement',
    summary: 'The latest release announcement of a system, or null.',
    request: v.object({
      ejectFlag: v.optional(v.number()),
      ejectPlatformType: v.optional(v.number()),
      ejectSystemCode: systemCode,
    }),
    response: v.nullish(AnnouncementSchema),
    idempotent: true,
  }),
  getAnnouncementNotice: endpoint({
    method: 'POST',
    path: '/sso/announcementGroup/getAnnouncementNotice',
    summary: 'What runs through the ticker of a system.',
    request: v.object({ systemCode }),
    response: list(TickerNoticeSchema),
    idempotent: true,
    tagged: true,
    silent: true,
  }),
  queryAnnouncementPage: endpoint({
    method: 'POST',
    path: '/sso/announcementGroup/queryAnnouncementPage',
    summary: 'A page of the published announcements, newest first.',
    request: v.object({ ...pagedRequest, systemCode, announcementType: v.optional(v.number()) }),
    response: paged(StoredAnnouncementSchema),
    idempotent: true,
  }),
  getAnnouncement: endpoint({
    method: 'POST',
    path: '/sso/announcementGroup/getAnnouncement',
    summary: 'One published announcement.',
    request: v.object({ id }),
    response: StoredAnnouncementSchema,
    idempotent: true,
  }),
  downloadAttachment: endpoint({
    method: 'POST',
    path: '/upload/download',
    summary: "An attachment: `token` and `fileName` stand in the query of the attachment's address.",
    request: v.object({
      token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      fileName: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
    }),
    response: FileAnswerSchema,
    body: 'form',
    answer: 'blob',
    idempotent: true,
  }),
  getMedia: endpoint({
    method: 'GET',
    path: '/upload/media/{token}',
    summary: 'A picture or clip of an announcement or broadcast; ranges are answered.',
    request: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
    response: FileAnswerSchema,
    answer: 'blob',
    auth: 'none',
    idempotent: true,
  }),
};
