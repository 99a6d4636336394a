import * as v from 'valibot';
import { flag, identifier, list, number, text } from './lenient.ts';

/** Kinds of pushed message that have a meaning of their own; others are ignored. */
export const pushTypes = {
  /** A message to show. */
  system: 3,
  /** The guide's state changed. */
  guide: 7,
  /** An export is ready; `msgInfo` carries `fileUrl`. */
  exportReady: 8,
} as const;

/** Reads a notice of the list. */
export const NoticeSchema = /* @__PURE__ */ v.looseObject({
  id: identifier(),
  /** One of `pushTypes`. */
  msgType: number(),
  /** The classification that it belongs to. */
  messageType: number(),
  msgTitle: v.optional(v.string(), ''),
  /** Text, or a record where the type has one. */
  msgInfo: v.optional(v.unknown()),
  /** 1 read, 2 unread. */
  hasRead: number(),
  /** Place in the user's notices; larger is newer. */
  seq: number(),
  /** When it happened, and when it was stored: ISO texts with zone. */
  sendTime: text(),
  createTime: text(),
  /** How many equal ones it stands for, in a grouped list. */
  equalCount: number(),
  /** It comes again then; until that it is not counted as unread. */
  remindAt: text(),
});

/** Reads a page of notices; the counts are over all unread ones of the company, whatever the page asks for. */
export const NoticePageSchema = /* @__PURE__ */ v.looseObject({
  dataList: list(NoticeSchema),
  totalCount: number(),
  noReadCount: number(),
  /** Unread by classification; classifications without any are left out. */
  noReadByType: list(v.looseObject({ messageType: number(), count: number() })),
  /** Id of the newest notice, for an all-read 'as of'. */
  newestId: text(),
});

/** Reads how many notices are left unread. */
export const UnreadSchema = /* @__PURE__ */ v.looseObject({
  noReadCount: number(),
  noReadByType: list(v.looseObject({ messageType: number(), count: number() })),
});

/** Reads a classification of messages. */
export const ClassificationSchema = /* @__PURE__ */ v.looseObject({
  id: identifier(),
  messageType: number(),
  classificationName: text(),
  classificationEnName: text(),
  classificationKrName: text(),
  /** Name of an icon, or an http(s) address of one. */
  messageIcon: text(),
});

/** Reads a do-not-disturb window: wall-clock times, from `beginTime` up to and without `endTime`. */
const MuteWindowSchema = /* @__PURE__ */ v.looseObject({
  messageType: number(),
  /** `HH:mm`; empty where the type is only muted. */
  beginTime: text(),
  /** `HH:mm`, `24:00` for the end of the day. */
  endTime: text(),
  /** 1 = ends on the next day. */
  isNextDay: number(),
  /** The whole type is quiet, whatever the window. */
  muted: flag(),
});

/** Reads a person's do-not-disturb settings. */
export const MuteSettingsSchema = /* @__PURE__ */ v.looseObject({
  dataList: list(MuteWindowSchema),
  /** IANA zone that the windows are meant in. */
  timeZone: v.optional(v.string(), 'Asia/Shanghai'),
  /** Everything is quiet until then; null or missing when it is not. */
  pausedUntil: text(),
});

/** Reads what a session's browser is told of while no page is open. */
export const WebPushStateSchema = /* @__PURE__ */ v.looseObject({
  /** What browsers subscribe with; missing where the operator set no keys, and nothing is sent. */
  publicKey: text(),
  /** Missing while this session's browser is told of nothing. */
  device: v.optional(
    v.looseObject({
      /** Its address at its push service. */
      endpoint: v.string(),
      /** Classifications that are told. */
      categories: list(v.number()),
      /** Shown without a sound. */
      isSilent: flag(),
    }),
  ),
});

/** A notice. */
export type Notice = v.InferOutput<typeof NoticeSchema>;
/** A page of notices with the unread counts. */
export type NoticePage = v.InferOutput<typeof NoticePageSchema>;
/** A classification of messages. */
export type Classification = v.InferOutput<typeof ClassificationSchema>;
/** A do-not-disturb window. */
export type MuteWindow = v.InferOutput<typeof MuteWindowSchema>;
/** A person's do-not-disturb settings. */
export type MuteSettings = v.InferOutput<typeof MuteSettingsSchema>;
/** What a session's browser is told of while no page is open. */
export type WebPushState = v.InferOutput<typeof WebPushStateSchema>;
