import * as v from 'valibot';
import { nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import {
  ClassificationSchema,
  MuteSettingsSchema,
  NoticePageSchema,
  NoticeSchema,
  UnreadSchema,
  WebPushStateSchema,
} from './notificationEntities.ts';
import { paged, pagedRequest } from './paging.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const messageType = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const timeOfDay = v.pipe(v.string(), v.regex(/^$|^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));

/** Calls for notices, their classifications and do-not-disturb; all are of the caller in the current company. */
export const notificationsContract = {
  queryMsgNoticePage: endpoint({
    method: 'POST',
    path: '/sso/msgNotice/queryMsgNoticePage',
    summary:
      'A page of the notices, newest first, with the unread counts; the bell asks for four unread ones.',
    request: v.object({
      ...pagedRequest,
      /** 0 or missing all, 1 read, 2 unread. */
      hasRead: v.optional(v.picklist([0, 1, 2])),
      /** Only this classification. */
      messageType: v.optional(messageType),
      /** Equal unread ones stand as the newest of them, with their number; with `hasRead` 2. */
      grouped: v.optional(v.boolean()),
    }),
    response: NoticePageSchema,
    idempotent: true,
    silent: true,
  }),
  getMsgNotice: endpoint({
    method: 'POST',
    path: '/sso/msgNotice/getMsgNotice',
    summary: 'One notice by id; it stays as read or unread as it was.',
    request: v.object({ id }),
    response: NoticeSchema,
    idempotent: true,
    silent: true,
  }),
  saveRead: endpoint({
    method: 'POST',
    path: '/sso/msgNotice/saveRead',
    summary:
      'Marks one notice read, or unread again with `hasRead` 2; with `equal` also those equal to it, and back only those that were marked with it.',
    request: v.object({
      id,
      hasRead: v.optional(v.picklist([1, 2]), 1),
      equal: v.optional(v.boolean()),
    }),
    response: UnreadSchema,
    idempotent: true,
    silent: true,
  }),
  saveNoticeReminder: endpoint({
    method: 'POST',
    path: '/sso/msgNotice/saveNoticeReminder',
    summary:
      'Puts an unread notice, and those equal to it with `equal`, away until a moment, at most 30 days ahead; then it is told again.',
    request: v.object({
      id,
      remindAt: v.pipe(v.string(), v.isoTimestamp()),
      equal: v.optional(v.boolean()),
    }),
    response: UnreadSchema,
    idempotent: true,
  }),
  saveAllRead: endpoint({
    method: 'POST',
    path: '/sso/msgNotice/saveAllRead',
    summary: 'Marks all notices read; with `asOf` only those up to that notice.',
    request: v.optional(v.object({ asOf: v.optional(id), messageType: v.optional(messageType) }), () => ({})),
    response: UnreadSchema,
    idempotent: true,
    successCodes: ['200'],
  }),
  queryClassification: endpoint({
    method: 'POST',
    path: '/sso/messageManagement/queryClassification',
    summary: 'The classifications of messages; `messageStatus` 1 asks for those in use.',
    request: v.object({ ...pagedRequest, messageStatus: v.optional(v.number()) }),
    response: paged(ClassificationSchema),
    idempotent: true,
    silent: true,
  }),
  getNoticeMuteTime: endpoint({
    method: 'POST',
    path: '/sso/msgNotice/getNoticeMuteTime',
    summary:
      "The caller's do-not-disturb windows by message type, the zone they are meant in, and the pause.",
    request: nothing,
    response: MuteSettingsSchema,
    idempotent: true,
    silent: true,
  }),
  saveNoticeMuteTime: endpoint({
    method: 'POST',
    path: '/sso/msgNotice/saveNoticeMuteTime',
    summary:
      'Sets the do-not-disturb window of a message type, or mutes it wholly; empty times take the window away.',
    request: v.object({
      messageType,
      beginTime: v.optional(timeOfDay, ''),
      endTime: v.optional(timeOfDay, ''),
      /** Derived from the times when missing; 1 with equal times means the whole day. */
      isNextDay: v.optional(v.picklist([0, 1])),
      /** The whole type is quiet. */
      muted: v.optional(v.boolean(), false),
      /** IANA zone of all of the caller's windows; kept when missing. */
      timeZone: v.optional(v.pipe(v.string(), v.maxLength(60))),
    }),
    response: MuteSettingsSchema,
    idempotent: true,
  }),
  saveNoticePause: endpoint({
    method: 'POST',
    path: '/sso/msgNotice/saveNoticePause',
    summary: 'Keeps everything quiet until a moment, at most a week ahead; null ends the pause.',
    request: v.object({ pausedUntil: v.nullable(v.pipe(v.string(), v.isoTimestamp())) }),
    response: MuteSettingsSchema,
    idempotent: true,
  }),
  getWebPush: endpoint({
    method: 'POST',
    path: '/sso/msgNotice/getWebPush',
    summary:
      "The key that browsers subscribe with, where notices are sent to them, and what this session's browser is told of.",
    request: nothing,
    response: WebPushStateSchema,
    idempotent: true,
    silent: true,
  }),
  saveWebPush: endpoint({
    method: 'POST',
    path: '/sso/msgNotice/saveWebPush',
    summary:
      "Tells this session's browser of notices while no page is open, until the session ends or the browser gives its address up.",
    request: v.object({
      /** As `PushSubscription` has it; only the push services of the browsers, and those that the operator named, are taken. */
      endpoint: v.pipe(v.string(), v.url(), v.maxLength(1_000)),
      p256dh: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      auth: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      /** Classifications that are told. */
      categories: v.pipe(v.array(messageType), v.maxLength(100)),
      /** Shown without a sound. */
      isSilent: v.optional(v.boolean(), false),
    }),
    response: WebPushStateSchema,
    idempotent: true,
  }),
  deleteWebPush: endpoint({
    method: 'POST',
    path: '/sso/msgNotice/deleteWebPush',
    summary: "Tells this session's browser of nothing any more.",
    request: nothing,
    response: WebPushStateSchema,
    idempotent: true,
  }),
};
