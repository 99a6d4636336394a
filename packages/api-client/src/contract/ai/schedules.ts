import * as v from 'valibot';
import { flag, list, maybe, text } from '../lenient.ts';
import { idField, titleField } from './fields.ts';

/** What an answer's data was asked by; a table carries it, and it comes back as it is. */
export const governedField = /* @__PURE__ */ v.record(v.string(), v.unknown());

const named = /* @__PURE__ */ v.looseObject({ id: v.string(), title: v.optional(v.string(), '') });

/** Reads what can be said of a question that is to be asked by itself. */
export const ScheduleDraftSchema = /* @__PURE__ */ v.looseObject({
  title: v.optional(v.string(), ''),
  /** How the days of the question may move, the likeliest first. */
  periods: list(named),
  /** What a condition can be about, with `format` as a table's column has it. */
  measures: list(v.looseObject({ id: v.string(), title: v.optional(v.string(), ''), format: text() })),
  /** A condition that the question has already; its value as people say it, 35 of a share for 35 %. */
  condition: maybe(v.looseObject({ measure: v.string(), is: v.string(), value: v.number() })),
  time_zone: text(),
});

/** Reads a question that is asked by itself. */
export const ScheduleSchema = /* @__PURE__ */ v.looseObject({
  schedule_id: v.string(),
  /** `schedule`, asked at a time, or `alert`, told when its condition is met. */
  kind: v.string(),
  title: v.optional(v.string(), ''),
  /** What is asked, part by part. */
  reading: text(),
  /** How its days move: one of the draft's `periods`. */
  period: text(),
  periods: list(named),
  /** Of a schedule: days of the week from Monday, 1, every day when empty; and the hour by the company's clocks. */
  weekdays: list(v.number()),
  time: text(),
  time_zone: text(),
  /** Of an alert. */
  measures: list(v.looseObject({ id: v.string(), title: v.optional(v.string(), ''), format: text() })),
  condition: maybe(v.looseObject({ measure: v.string(), is: v.string(), value: v.number() })),
  /** Its condition is met at present. */
  is_met: flag(),
  /** `active`, `paused` by the person, or `stopped` since they may not see this any more. */
  state: text(),
  next_at: text(),
  last_at: text(),
  /** `told`, `quiet` when nothing was to be told, `failed`, `refused`, or `limit` of the day. */
  last_state: text(),
  /** Where its last answer stands. */
  session_id: text(),
  message_id: text(),
  updated_at: text(),
});

/** As people say it: 35 of a share is 35 %. */
const condition = /* @__PURE__ */ v.object({
  measure: v.pipe(v.string(), v.maxLength(60)),
  is: v.picklist(['<', '<=', '>', '>=']),
  value: v.pipe(v.number(), v.finite()),
});
const fields = {
  title: v.optional(titleField),
  period: v.optional(v.pipe(v.string(), v.maxLength(40))),
  weekdays: v.optional(
    v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))), v.maxLength(7)),
  ),
  time: v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  condition: v.optional(condition),
};

/** What is sent to add one, to change one (what is left out stays), and to have one go. */
export const scheduleRequests = {
  add: /* @__PURE__ */ v.object({
    ...fields,
    kind: v.picklist(['schedule', 'alert']),
    question: governedField,
    /** Sent again, it adds nothing. */
    client_id: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  }),
  edit: /* @__PURE__ */ v.object({
    ...fields,
    schedule_id: idField,
    /** False also has a stopped one go on. */
    paused: v.optional(v.boolean()),
  }),
  remove: /* @__PURE__ */ v.object({ schedule_id: idField }),
};

/** What can be said of a question that is to be asked by itself. */
export type ScheduleDraft = v.InferOutput<typeof ScheduleDraftSchema>;
/** A question that is asked by itself. */
export type Schedule = v.InferOutput<typeof ScheduleSchema>;
