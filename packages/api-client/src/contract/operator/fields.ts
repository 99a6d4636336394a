import * as v from 'valibot';
import { text } from '../lenient.ts';

/** An id of ours. */
export const identity = /* @__PURE__ */ v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** One line that is not empty. */
export const line = /* @__PURE__ */ v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
/** What a list is searched for. */
export const keyword = /* @__PURE__ */ v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)));
/** ISO time with zone. */
export const moment = /* @__PURE__ */ v.pipe(
  v.string(),
  v.maxLength(40),
  v.isoTimestamp(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

/** A text in the three languages; missing ones are shown in Chinese. */
export const inThree = (longest: number) =>
  v.object({
    zh: v.pipe(v.string(), v.maxLength(longest)),
    en: v.optional(v.pipe(v.string(), v.maxLength(longest)), ''),
    kr: v.optional(v.pipe(v.string(), v.maxLength(longest)), ''),
  });

/** A text in the three languages as an answer has it. */
export const ThreeSchema = /* @__PURE__ */ v.looseObject({ zh: text(), en: text(), kr: text() });
