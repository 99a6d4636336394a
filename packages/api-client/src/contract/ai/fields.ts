import * as v from 'valibot';
import { aiLimits } from './constants.ts';

/*
 * Fields of requests. Identifiers come as text or number; what is too long is refused, not cut.
 */

export const idField = /* @__PURE__ */ v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
  v.minLength(1),
  v.maxLength(64),
);
export const optionalId = /* @__PURE__ */ v.optional(idField);
export const agentIdField = /* @__PURE__ */ v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => Number(value)),
  v.integer(),
);
/** Names a question so that it is asked once, however often it is sent: a UUID is best. */
export const clientIdField = /* @__PURE__ */ v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64)));
export const messageField = /* @__PURE__ */ v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(aiLimits.messageLength),
);
export const titleField = /* @__PURE__ */ v.pipe(v.string(), v.trim(), v.maxLength(aiLimits.titleLength));
export const modelField = /* @__PURE__ */ v.optional(v.pipe(v.string(), v.maxLength(100)));
/** What is shown already: lengths of think (t) and content (c) in UTF-16 units. */
export const shownField = /* @__PURE__ */ v.object({
  t: v.pipe(v.number(), v.integer(), v.minValue(0)),
  c: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
/** Accepted for other backends; this one goes by the history that it stored itself. */
export const historyField = /* @__PURE__ */ v.optional(v.unknown());
export const imagesField = /* @__PURE__ */ v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(1000))), v.maxLength(aiLimits.imagesPerMessage)),
);
/** The page that the person is on, when they agreed to send it. */
export const pageField = /* @__PURE__ */ v.optional(
  v.object({
    title: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    system_code: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
    path: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
    /** What can be read on it. */
    text: v.optional(v.pipe(v.string(), v.maxLength(20_000)), ''),
    /** What it shows is asked for, as its address narrows it. */
    explain: v.optional(v.boolean()),
  }),
);
/** People by id, or as member records. */
export const usersField = /* @__PURE__ */ v.pipe(
  v.array(
    v.union([
      idField,
      v.pipe(
        v.looseObject({ user_id: idField }),
        v.transform((member) => member.user_id),
      ),
    ]),
  ),
  v.maxLength(aiLimits.membersPerTopic),
);
/** At most `templatesPerTopic`; the server refuses more with a code of its own. */
export const promptIdsField = /* @__PURE__ */ v.pipe(v.array(idField), v.maxLength(100));
