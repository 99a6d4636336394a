import type { AnswerFrame } from '../core/port.ts';
import { toFields, toFlag, toNumber, toOptionalText, toText } from '../core/read.ts';
import { readAnswerState, readQuota } from '../core/readEntities.ts';

/** Reads a piece of an answer; what other backends leave out stays out. */
export function readAnswerFrame(value: unknown): AnswerFrame | undefined {
  const fields = toFields(value);
  const message_id = toText(fields.message_id);
  if (message_id === '') return undefined;
  const question_id = toOptionalText(fields.question_id);
  const client_msg_id = toOptionalText(fields.client_msg_id);
  return {
    session_id: toText(fields.session_id),
    message_id,
    think: toText(fields.think),
    content: toText(fields.content),
    ...offsets(fields.o),
    ...(question_id && { question_id }),
    ...(client_msg_id && { client_msg_id }),
    ...(toFlag(fields.finish) && { end: readEnd(fields) }),
  };
}

function offsets(value: unknown): Pick<AnswerFrame, 'o'> {
  const { t, c } = toFields(value);
  return t === undefined && c === undefined ? {} : { o: { think: toNumber(t), content: toNumber(c) } };
}

function readEnd(fields: Record<string, unknown>): NonNullable<AnswerFrame['end']> {
  const { error, error_message, think_length, content_length, hash, quota } = fields;
  const state = readAnswerState(fields.state) ?? 'done';
  const hasLengths = think_length !== undefined && content_length !== undefined;
  const texts = { error: toText(error), error_message: toText(error_message), hash: toText(hash) };
  const said = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  return {
    state: state === 'streaming' ? 'done' : state,
    ...said,
    ...(hasLengths && { lengths: { think: toNumber(think_length), content: toNumber(content_length) } }),
    ...(quota !== undefined && { quota: readQuota(quota) }),
  };
}
