import * as v from 'valibot';
import { number, text } from './lenient.ts';

/** What the server pushes: a message to show. Frames that do not fit are ignored. */
export const PushMessageSchema = /* @__PURE__ */ v.looseObject({
  /** Kind of message; kinds without a meaning here are shown as plain messages. */
  msgType: number(),
  msgTitle: v.string(),
  /** Text, or a record where the kind has one. */
  msgInfo: v.optional(v.unknown()),
  /** 1 = show at once and until closed. */
  eject: number(),
  /** Place in the user's stream of messages; a reconnecting client asks for what came after. */
  seq: number(),
  id: text(),
  createTime: text(),
});

/** A pushed message. */
export type PushMessage = v.InferOutput<typeof PushMessageSchema>;

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
  replaced: 4409,
  tooManyConnections: 4429,
} as const;

/** The sockets of the contract by name: where they are, what is sent and what comes. */
export const sockets = {
  ecSocket: {
    /** The token is part of the path, as the protocol has it: never log it. */
    path: '/sso/ecSocket/{token}',
    summary: 'Messages pushed to the signed-in user.',
    /** Text frames that the client sends. */
    clientFrames: ['ping'],
    /** Answer to `ping`. */
    pong: 'pong',
    /** JSON frames that the server sends. */
    serverFrame: PushMessageSchema,
  },
} as const;
