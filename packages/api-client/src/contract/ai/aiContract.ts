import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { FileAnswerSchema } from '../fileAnswer.ts';
import { AnswerFrameSchema } from './answerFrame.ts';
import { aiLimits } from './constants.ts';
import { AiMessageSchema } from './entities.ts';
import {
  clientIdField,
  historyField,
  idField,
  imagesField,
  messageField,
  modelField,
  optionalId,
  pageField,
  shownField,
} from './fields.ts';

const AI_TIMEOUT_MS = 10 * 60_000;

/** The assistant's calls by HTTP; the rest goes over the socket (`uniteMethods`). */
export const aiContract = {
  questionStream: endpoint({
    method: 'POST',
    path: '/api/v1/question/stream',
    summary:
      'Asks and streams the answer; with `message_id` instead of `message` it sends an answer from `from` on (the header `Last-Event-ID`, as `t.c`, does the same).',
    request: v.object({
      userid: optionalId,
      session_id: optionalId,
      /** The question. Left out to resume, retry or continue. */
      message: v.optional(messageField),
      model_code: modelField,
      his_messages: historyField,
      /** The same id asks once, however often it is sent: later ones get the answer of the first. */
      client_msg_id: clientIdField,
      images: imagesField,
      page: pageField,
      /** The answer to resume. */
      message_id: optionalId,
      from: v.optional(shownField),
      /** The answer to make again, as a further version. */
      retry_of: optionalId,
      /** The interrupted answer to go on with. */
      continue_of: optionalId,
      /** The question that `message` replaces. */
      edit_of: optionalId,
    }),
    response: AnswerFrameSchema,
    answer: 'event-stream',
    // The history comes along where the client keeps it.
    maxRequestBytes: 4 * 1024 * 1024,
    timeoutMs: AI_TIMEOUT_MS,
    portalOnly: true,
    silent: true,
  }),
  stopAnswer: endpoint({
    method: 'POST',
    path: '/api/v1/question/stop',
    summary: 'Ends an answer; with `shown` the stored text is cut to what the person saw.',
    request: v.object({ message_id: idField, shown: v.optional(shownField) }),
    response: AiMessageSchema,
    idempotent: true,
    portalOnly: true,
    silent: true,
  }),
  uploadAgentImage: endpoint({
    method: 'POST',
    path: '/api/v1/agent/image-upload',
    summary: `Takes a JPEG, PNG or WebP of up to ${aiLimits.imageBytes / 1024 / 1024} MB in part \`FILE\`; the envelope's message is \`success\` when it was taken.`,
    request: v.object({ FILE: v.optional(v.file()), file: v.optional(v.file()) }),
    response: v.looseObject({ oss_url: v.string() }),
    body: 'multipart',
    successMessage: 'success',
    // The image, and the multipart around it.
    maxRequestBytes: aiLimits.imageBytes + 64 * 1024,
    timeoutMs: AI_TIMEOUT_MS,
    portalOnly: true,
    silent: true,
  }),
  getAgentImage: endpoint({
    method: 'GET',
    path: '/api/v1/agent/image/{id}',
    summary: 'The image of a signed address.',
    request: v.object({
      id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
      expires: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
      sign: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    }),
    response: FileAnswerSchema,
    answer: 'blob',
    auth: 'none',
    idempotent: true,
  }),
  callUnite: endpoint({
    method: 'POST',
    path: '/api/v1/unite/{method}',
    summary:
      'One method of the assistant’s socket by HTTP, for networks that let no socket through; asking answers the first piece, to be resumed by the streaming call.',
    request: v.object({
      method: v.pipe(v.string(), v.maxLength(40)),
      data: v.optional(v.unknown()),
    }),
    /** The answering method and its data. */
    response: v.looseObject({ method: v.string(), data: v.optional(v.unknown()) }),
    timeoutMs: AI_TIMEOUT_MS,
    portalOnly: true,
    silent: true,
  }),
};
