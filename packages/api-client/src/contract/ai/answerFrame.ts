import * as v from 'valibot';
import { flag, maybe, number, text } from '../lenient.ts';
import { AiQuotaSchema } from './entities.ts';

/**
 * Reads one piece of an answer: the data of a server-sent event, and of the socket's `answer`. `think` and `content`
 * are what is added. Everything from `o` on may be missing where another backend answers: then pieces are added in the
 * order in which they come.
 */
export const AnswerFrameSchema = /* @__PURE__ */ v.looseObject({
  session_id: text(),
  message_id: text(),
  think: text(),
  content: text(),
  /**
   * How long `think` (t) and `content` (c) were before this piece, in UTF-16 units: equal to what is there, add it;
   * smaller, add what is beyond; greater, something was missed: resume from what is there.
   */
  o: maybe(v.object({ t: v.number(), c: v.number() })),
  /** In the first piece: the question's message id, its client's id, and the answer's whole record is to be read anew. */
  question_id: text(),
  client_msg_id: text(),
  turn_id: text(),
  version: number(),
  /** The last piece; a stream that ends without it was cut. */
  finish: flag(),
  /** With `finish`: one of `answerStates` but `streaming`. */
  state: text(),
  /** With `finish` and `failed`: one of `answerErrors`, and a sentence for people. */
  error: text(),
  error_message: text(),
  /**
   * With `finish`: the lengths and the `answerHash` of the whole as it is stored. What is shown beyond them was taken
   * back by a stop: drop it.
   */
  think_length: number(),
  content_length: number(),
  hash: text(),
  /** With `finish`: what is left for today. */
  quota: maybe(AiQuotaSchema),
  /** A sign of life without content (event `ping`). */
  ping: flag(),
});

/** One piece of an answer. */
export type AnswerFrame = v.InferOutput<typeof AnswerFrameSchema>;
