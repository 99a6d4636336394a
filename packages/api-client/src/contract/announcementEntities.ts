import * as v from 'valibot';
import { identifier, list, number, text } from './lenient.ts';

/** Types of announcement; others are shown like a notice. */
export const announcementTypes = {
  versionUpdate: 1,
  featureNotice: 2,
  activity: 4,
  policy: 5,
  /** Its content is JSON with `visitLink` and `fileList`. */
  keyFeature: 7,
} as const;

/** Reads an announcement. Texts are as they were written: HTML must be sanitised where it is rendered. */
export const AnnouncementSchema = /* @__PURE__ */ v.looseObject({
  /** Missing where a backend names none: such an announcement cannot be marked as read. */
  id: text(),
  /** One of `announcementTypes`. */
  announcementType: number(),
  /** Title and content in the caller's language. */
  announcementTitle: text(),
  /** HTML; JSON for type 7. */
  announcementContent: text(),
  announcementOnTime: text(),
  enclosureList: list(v.looseObject({ enclosureFileUrl: text(), enclosureFileName: text() })),
  /** 1 read, 2 unread. */
  hasRead: number(),
});

/** Reads an announcement of a page or by itself: each can be asked for again. */
export const StoredAnnouncementSchema = /* @__PURE__ */ v.looseObject({
  ...AnnouncementSchema.entries,
  id: identifier(),
});

/** Reads the content of a type 7 announcement; what does not fit counts as missing. */
export const KeyFeatureSchema = /* @__PURE__ */ v.looseObject({
  visitLink: text(),
  fileList: list(
    v.looseObject({
      url: text(),
      name: text(),
      /** `image` or `video`. */
      type: text(),
      /** Shown until a video plays. */
      poster: text(),
    }),
  ),
});

/** Reads an announcement of the ticker, in three languages. */
export const TickerNoticeSchema = /* @__PURE__ */ v.looseObject({
  id: text(),
  title: text(),
  titleEn: text(),
  titleKr: text(),
  msg: text(),
  msgEn: text(),
  msgKr: text(),
});

/** An announcement. */
export type Announcement = v.InferOutput<typeof AnnouncementSchema>;
/** The content of a type 7 announcement. */
export type KeyFeature = v.InferOutput<typeof KeyFeatureSchema>;
/** An announcement of the ticker. */
export type TickerNotice = v.InferOutput<typeof TickerNoticeSchema>;
