import * as v from 'valibot';
import { text } from '../lenient.ts';
import { AnswerFrameSchema } from './answerFrame.ts';
import { AiMessageSchema, AiQuotaSchema, AiSessionSchema } from './entities.ts';

/** Reads the envelope of a frame that the server sends; only `code` 0 carries data. */
export const UniteFrameSchema = /* @__PURE__ */ v.looseObject({
  code: v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((code) => (Number.isFinite(Number(code)) && code !== '' ? Number(code) : code)),
  ),
  method: v.string(),
  message: text(),
  data: v.optional(v.unknown()),
  /** The id of the frame that this answers. */
  id: text(),
});

/** The envelope of a frame that the server sends. */
export type UniteFrame = v.InferOutput<typeof UniteFrameSchema>;

/** Reads the envelope of a frame that a client sends. */
export const UniteRequestSchema = /* @__PURE__ */ v.looseObject({
  /** The session's token, as calls carry it. */
  authorization: v.optional(v.pipe(v.string(), v.maxLength(300))),
  /** The company's encrypted code, as the `Company` header carries it. */
  company_code: text(),
  source: text(),
  method: v.pipe(v.string(), v.maxLength(60)),
  userid: text(),
  data: v.optional(v.unknown()),
  /** Comes back in the answer. */
  id: v.optional(v.pipe(v.string(), v.maxLength(80))),
  /** `zh_CN`, `en_US` or `ko_KR`; what the person chose when missing. */
  language: v.optional(v.pipe(v.string(), v.maxLength(20))),
});

/** The assistant's socket; what can be sent is in `uniteMethods`. */
export const uniteSocket = {
  /** No token in the address: every frame carries it. */
  path: '/unite',
  summary:
    'The assistant: lists, topics and answers that are not streamed by HTTP. The frames carry who sends them.',
  clientFrame: UniteRequestSchema,
  serverFrame: UniteFrameSchema,
  /** What comes unasked, by method. */
  pushed: {
    /** A piece of an answer of a conversation that this socket looks at. */
    answer: AnswerFrameSchema,
    /** A message of such a conversation: new, or changed (match by `message_id`). */
    message: AiMessageSchema,
    /** A conversation in the caller's lists is new or changed. */
    sessionChanged: AiSessionSchema,
    /** One is gone: deleted, left, or the caller was taken out. */
    sessionGone: v.looseObject({ session_id: v.string() }),
    /** The list of bound agents changed in another window. */
    userAgentsChanged: v.looseObject({}),
    quota: AiQuotaSchema,
  },
} as const;
