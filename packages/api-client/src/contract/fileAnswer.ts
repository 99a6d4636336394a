import * as v from 'valibot';

/** Reads the answer of a call whose answer is a file. */
export const FileAnswerSchema = /* @__PURE__ */ v.object({
  blob: v.custom<Blob>((value) => value instanceof Blob),
  /** The name that the server suggests. */
  fileName: v.optional(v.string()),
});
