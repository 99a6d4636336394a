import * as v from 'valibot';

/** Reads a message of a thread. */
export const ThreadMessageSchema = /* @__PURE__ */ v.looseObject({
  messageId: v.string(),
  threadId: v.string(),
  isBuyer: v.boolean(),
  text: v.string(),
  at: v.string(),
  /** Who of the company wrote it; empty where it was not written here. */
  by: v.string(),
  /** It is on its way to the marketplace, which did not take it yet. */
  isSending: v.optional(v.boolean(), false),
});
