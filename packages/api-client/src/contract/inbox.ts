import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { ThreadMessageSchema } from './inboxEntities.ts';
import { list, number } from './lenient.ts';
import { pagedRequest } from './paging.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const text = v.pipe(v.string(), v.trim(), v.maxLength(2_000));
/** The newest message that the person saw: refused where another came since. */
const lastMessageId = id;

/** What a thread waits for: an answer within its limit, or past it; nothing, since it was answered or needs no answer. */
export const threadStates = ['waiting', 'overdue', 'answered', 'no-answer'] as const;

const ThreadSchema = /* @__PURE__ */ v.looseObject({
  threadId: v.string(),
  orderId: v.string(),
  orderNo: v.string(),
  shopId: v.string(),
  shopName: v.string(),
  marketplace: v.string(),
  buyerName: v.string(),
  /** What the buyer writes in, as `de-DE`. */
  language: v.string(),
  /** One of `threadStates`; others are kept. */
  state: v.string(),
  /** When the buyer wrote last, and until when that is to be answered. */
  askedAt: v.string(),
  answerBy: v.string(),
  /** The beginning of the newest message, and whether the buyer wrote it. */
  excerpt: v.string(),
  isBuyer: v.boolean(),
});

const shared = {
  /** Whether replies can be sent from here. */
  canSend: v.boolean(),
  /** The zone that moments are to be written in. */
  timeZone: v.string(),
  /** The server's present moment, which limits are counted by. */
  now: v.string(),
};

/** What buyers and shops write each other about orders. */
export const inboxContract = {
  queryThreads: endpoint({
    method: 'POST',
    path: '/api/v1/queryThreads',
    summary:
      'The company’s threads with buyers: those that wait by their limits, others newest first; how many are in each state.',
    request: v.object({
      ...pagedRequest,
      /** `open` is `waiting` and `overdue`. */
      state: v.optional(v.picklist(['open', ...threadStates])),
      shopId: v.optional(id),
      marketplace: v.optional(v.pipe(v.string(), v.maxLength(8))),
      /** Part of a buyer's name, an order number or a message. */
      keyword: v.optional(v.pipe(v.string(), v.maxLength(100))),
    }),
    response: v.looseObject({
      ...shared,
      dataList: list(ThreadSchema),
      totalCount: number(),
      /** Whatever the filter by state. */
      counts: list(v.looseObject({ state: v.string(), count: v.number() })),
      shops: list(v.looseObject({ shopId: v.string(), shopName: v.string() })),
    }),
    idempotent: true,
  }),
  queryThread: endpoint({
    method: 'POST',
    path: '/api/v1/queryThread',
    summary: 'A thread with its messages, oldest first, and what the caller began to answer.',
    request: v.object({ threadId: id }),
    response: v.looseObject({
      ...shared,
      thread: ThreadSchema,
      messages: list(ThreadMessageSchema),
      draft: v.string(),
    }),
    idempotent: true,
  }),
  replyToThread: endpoint({
    method: 'POST',
    path: '/api/v1/replyToThread',
    summary:
      'Sends a reply to the buyer, once for a key; refused, with who it was in the data, where somebody wrote since.',
    request: v.object({
      threadId: id,
      /** Chosen by the client: the same key again sends nothing a second time. */
      workId: id,
      text: v.pipe(text, v.minLength(1)),
      lastMessageId,
    }),
    response: ThreadMessageSchema,
  }),
  saveReplyDraft: endpoint({
    method: 'POST',
    path: '/api/v1/saveReplyDraft',
    summary: 'Keeps what the caller began to answer; an empty text forgets it.',
    request: v.object({ threadId: id, text: v.pipe(v.string(), v.maxLength(2_000)) }),
    response: v.looseObject({ threadId: v.string() }),
    idempotent: true,
  }),
  closeThread: endpoint({
    method: 'POST',
    path: '/api/v1/closeThread',
    summary: 'Says that a thread needs no answer, or takes that back; it waits again once the buyer writes.',
    request: v.object({ threadId: id, isClosed: v.boolean(), lastMessageId }),
    response: v.looseObject({ threadId: v.string(), state: v.string() }),
    idempotent: true,
  }),
  queryReplyTemplates: endpoint({
    method: 'POST',
    path: '/api/v1/queryReplyTemplates',
    summary:
      'The active mail templates for a thread, filled in with its order: those in the buyer’s language first.',
    request: v.object({ threadId: id }),
    response: v.looseObject({
      dataList: list(
        v.looseObject({
          id: v.string(),
          name: v.string(),
          language: v.string(),
          /** What the order does not have yet stays as `{trackingNo}`. */
          text: v.string(),
        }),
      ),
    }),
    idempotent: true,
  }),
};
