import * as v from 'valibot';
import type { HostAnswer } from '../core/protocol.ts';
import type { CloseAnswer, PaneSnapshot } from '../core/types.ts';

const closeSchema = v.object({
  dirty: v.boolean(),
  message: v.optional(v.pipe(v.string(), v.maxLength(300))),
});
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const snapshotSchema = v.object({
  path: v.pipe(v.string(), v.maxLength(2_048)),
  scroll: v.pipe(
    v.array(v.object({ at: v.pipe(v.array(whole), v.maxLength(100)), x: v.number(), y: v.number() })),
    v.maxLength(20),
  ),
});

/** Returns what an app said about being closed; an answer that does not fit is no objection. */
export function readCloseAnswer(answer: HostAnswer): CloseAnswer {
  const checked = v.safeParse(closeSchema, answer.ok ? answer.data : undefined);
  return checked.success ? checked.output : { dirty: false };
}

/** Returns where an app says that the person stands; undefined when it did not say so in the agreed form. */
export function readSnapshot(answer: HostAnswer): PaneSnapshot | undefined {
  const checked = v.safeParse(snapshotSchema, answer.ok ? answer.data : undefined);
  return checked.success ? checked.output : undefined;
}

/** Returns the picture that an app drew. Throws when it drew none. */
export function readPicture(answer: HostAnswer): Blob {
  if (answer.ok && answer.data instanceof Blob && answer.data.type.startsWith('image/')) return answer.data;
  throw new Error('@portal/embed: the app gave no picture');
}
