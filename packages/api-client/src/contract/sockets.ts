import * as v from 'valibot';
import { ExportFrameSchema } from './exportEntities.ts';
import { flag, number, text } from './lenient.ts';

/** What the server pushes: a message to show. Frames that do not fit are ignored. */
export const PushMessageSchema = /* @__PURE__ */ v.looseObject({
  /** One of `pushTypes`; others are ignored. */
  msgType: number(),
  /** The classification that do-not-disturb goes by; `msgType` where it is missing. */
  messageType: number(),
  msgTitle: v.string(),
  /** Text, or a record where the type has one. */
  msgInfo: v.optional(v.unknown()),
  /** 1 = show at once and until closed. */
  eject: number(),
  /** The server means it: only then a title of `securityTitles` ends the session. */
  system: flag(),
  /** Place in the user's stream of messages; a reconnecting client asks for what came after. Numbers may skip. */
  seq: number(),
  /** Unique; a message that came twice is shown once. */
  id: text(),
  /** The notice in the list that this is about; missing where none is kept. */
  noticeId: text(),
  /** When it happened, and when it was stored. */
  sendTime: text(),
  createTime: text(),
});

/** A pushed message. */
export type PushMessage = v.InferOutput<typeof PushMessageSchema>;

/** First frame to a client whose address has `since`: what follows continues at `since`, or begins anew. */
const PushHelloSchema = /* @__PURE__ */ v.looseObject({
  type: v.literal('hello'),
  /** Names the stream: numbers of another epoch mean nothing. */
  epoch: v.string(),
  /** The newest number at this moment. */
  seq: v.number(),
  /** False: something may be missing, read the notices again. */
  recovered: v.boolean(),
  /** The server's clock. */
  serverTime: v.string(),
});

/** First frame to a client that can resume. */
export type PushHello = v.InferOutput<typeof PushHelloSchema>;

/** Frame without a message: something changed elsewhere and should be read again. Sent to clients that can resume. */
const PushChangedSchema = /* @__PURE__ */ v.looseObject({
  type: v.literal('changed'),
  /** `read`: notices were marked read; `mute`: do-not-disturb was changed. Others may come. */
  what: v.string(),
  /** For `read`. */
  noReadCount: number(),
  /** For `read`: these were read, or all up to `readTo` in the person's stream. */
  ids: v.optional(v.array(v.string())),
  readTo: number(),
});

/** Something changed elsewhere. */
export type PushChanged = v.InferOutput<typeof PushChangedSchema>;

/** Titles that end the session, by meaning. */
export const securityTitles = {
  /** The same user signed in elsewhere. */
  offlineNotice: '下线通知',
  passwordChanged: '密码修改',
  accountDisabled: '账号停用',
  subAccountDeleted: '子账号删除',
} as const;

/** Close codes of our sockets: those of 4400 to 4409 are final, others are reconnected. */
export const closeCodes = {
  restarting: 1012,
  unauthorized: 4401,
  forbidden: 4403,
  /** The user opened more sockets than allowed: this was the oldest. */
  replaced: 4409,
  /** Too many frames, or the client does not read: come back later. */
  slowDown: 4429,
  /** This process ends and others are there: come back within two seconds, each at a moment of its own. */
  draining: 4410,
} as const;

/** The sockets of the contract by name: where they are, what is sent and what comes. */
export const sockets = {
  ecSocket: {
    /** The token is part of the path, as the protocol has it: never log it. */
    path: '/sso/ecSocket/{token}',
    summary: 'Messages pushed to the signed-in user.',
    /**
     * `since`: the last `seq` that was handled, or empty to begin. `epoch`: the stream it belongs to.
     * Without `since` only messages from now on come, and no other frames.
     */
    query: ['since', 'epoch'],
    /** Text frames that the client sends. */
    clientFrames: ['ping'],
    /** Answer to `ping`. */
    pong: 'pong',
    /** JSON frames that the server sends. */
    serverFrame: PushMessageSchema,
    hello: PushHelloSchema,
    changed: PushChangedSchema,
  },
  exportSocket: {
    /** The token is part of the path: never log it. */
    path: '/api/v1/download-center/ws/{token}',
    summary: "Ends of the signed-in user's exports.",
    query: [],
    clientFrames: ['ping'],
    pong: 'pong',
    serverFrame: ExportFrameSchema,
  },
} as const;
