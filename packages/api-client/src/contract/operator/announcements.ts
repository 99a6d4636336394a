import * as v from 'valibot';
import { noData } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { flag, list, number, text } from '../lenient.ts';
import { paged, pagedRequest } from '../paging.ts';
import { identity, inThree, keyword, moment, ThreeSchema } from './fields.ts';

/** What the list of announcements can be narrowed to. */
export const operatorAnnouncementStates = ['scheduled', 'shown', 'ended', 'recalled'] as const;

/** Whom something is for: everybody where nothing is named. */
const AudienceSchema = /* @__PURE__ */ v.object({
  companyIds: v.optional(v.pipe(v.array(identity), v.maxLength(1_000)), () => []),
  systemCodes: v.optional(v.pipe(v.array(identity), v.maxLength(200)), () => []),
  locales: v.optional(v.pipe(v.array(v.picklist(['zh-CN', 'en-US', 'ko-KR'])), v.maxLength(3)), () => []),
});

const AnnouncementSchema = /* @__PURE__ */ v.looseObject({
  id: v.string(),
  type: number(),
  title: ThreeSchema,
  content: ThreeSchema,
  /** Missing where it is not in the ticker. */
  ticker: v.optional(ThreeSchema),
  audience: v.looseObject({
    companyIds: list(v.string()),
    systemCodes: list(v.string()),
    locales: list(v.string()),
  }),
  isPopup: flag(),
  isRelease: flag(),
  /** ISO times with zone. */
  publishedAt: text(),
  endsAt: text(),
  recalledAt: text(),
  /** One of `operatorAnnouncementStates`. */
  state: text(),
  /** How many people opened or closed it. */
  readCount: number(),
  /** How many people it is for, by their companies. */
  audienceCount: number(),
});

/** An announcement as it was written. */
export type OperatorAnnouncement = v.InferOutput<typeof AnnouncementSchema>;
/** Whom something is for. */
export type Audience = v.InferOutput<typeof AudienceSchema>;

const SentNoticeSchema = /* @__PURE__ */ v.looseObject({
  id: v.string(),
  title: ThreeSchema,
  text: ThreeSchema,
  sentAt: text(),
  sender: text(),
  recipientCount: number(),
  readCount: number(),
});

/** A notice that went to many. */
export type SentNotice = v.InferOutput<typeof SentNoticeSchema>;

const CONTENT_LENGTH = 262_144;

/** What an operator tells people. */
export const operatorAnnouncementsContract = {
  queryOperatorAnnouncementPage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryAnnouncementPage',
    summary: 'A page of all announcements with their state and how many people read them.',
    request: v.object({
      ...pagedRequest,
      keyword,
      state: v.optional(v.picklist(operatorAnnouncementStates)),
    }),
    response: paged(AnnouncementSchema),
    idempotent: true,
  }),
  getOperatorAnnouncement: endpoint({
    method: 'POST',
    path: '/sso/operator/getAnnouncement',
    summary: 'An announcement as it was written.',
    request: v.object({ id: identity }),
    response: AnnouncementSchema,
    idempotent: true,
  }),
  saveOperatorAnnouncement: endpoint({
    method: 'POST',
    path: '/sso/operator/saveAnnouncement',
    summary: 'Publishes an announcement, plans it or changes it; the same id twice is one announcement.',
    request: v.object({
      id: v.pipe(v.string(), v.uuid()),
      type: v.pipe(v.number(), v.integer()),
      title: inThree(200),
      content: inThree(CONTENT_LENGTH),
      ticker: v.optional(v.nullable(inThree(200)), null),
      audience: AudienceSchema,
      isPopup: v.boolean(),
      isRelease: v.boolean(),
      /** Now where it is missing. */
      publishedAt: v.optional(moment),
      endsAt: v.optional(v.nullable(moment), null),
    }),
    response: v.looseObject({ id: v.string() }),
    maxRequestBytes: 4 * CONTENT_LENGTH,
    idempotent: true,
    silent: true,
  }),
  recallOperatorAnnouncement: endpoint({
    method: 'POST',
    path: '/sso/operator/recallAnnouncement',
    summary: 'Takes an announcement back everywhere at once, or shows it again.',
    request: v.object({ id: identity, isRecalled: v.boolean() }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  countOperatorAudience: endpoint({
    method: 'POST',
    path: '/sso/operator/countAudience',
    summary: 'How many people something would be for.',
    request: v.object({ audience: AudienceSchema }),
    response: v.looseObject({ count: number() }),
    idempotent: true,
  }),
  queryOperatorNoticePage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryNoticePage',
    summary: 'A page of the notices that went to groups of people, the newest first.',
    request: v.object({ ...pagedRequest }),
    response: paged(SentNoticeSchema),
    idempotent: true,
  }),
  sendOperatorNotice: endpoint({
    method: 'POST',
    path: '/sso/operator/sendNotice',
    summary: 'Sends a notice to a group, each person in their own language; the same id twice is sent once.',
    request: v.object({
      id: v.pipe(v.string(), v.uuid()),
      title: inThree(200),
      text: inThree(5_000),
      audience: AudienceSchema,
      /** Shown at once and until closed. */
      isEject: v.boolean(),
    }),
    response: v.looseObject({ recipientCount: number() }),
    idempotent: true,
    silent: true,
    timeoutMs: 120_000,
  }),
};
