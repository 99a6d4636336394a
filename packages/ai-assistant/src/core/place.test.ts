import { expect, it } from 'vitest';
import type { ChatMessage, Place } from './entities.ts';
import { placeOfAnswer } from './place.ts';
import { createAssistantState, createThread } from './state.ts';
import type { Run, Thread } from './types.ts';

const place: Place = { kind: 'session', session_id: 's1' };
const other: Place = { kind: 'session', session_id: 's2' };
const run = (more: Partial<Run> = {}): Run => ({
  question: { client_msg_id: 'c1', text: 'q', created_at: 'now' },
  phase: 'loading',
  ...more,
});

/** Where a piece of an answer belongs when the first of two open places has this thread. */
function placeOf(thread: Partial<Thread>, piece: Record<string, string>) {
  const threads = { 's:s1': { ...createThread(place), ...thread }, 's:s2': createThread(other) };
  const frame = { message_id: 'a1', session_id: 's1', think: '', content: '', ...piece };
  return placeOfAnswer({ ...createAssistantState(), threads }, frame as never);
}

it('[I67] a piece is for the answer of its name, for the question of its id, or for its open place', () => {
  expect(placeOf({ run: run({ message_id: 'a1' }) }, { session_id: 'elsewhere' })).toEqual(place);
  expect(placeOf({ run: run() }, { session_id: 'elsewhere', client_msg_id: 'c1' })).toEqual(place);
  expect(placeOf({}, {})).toEqual(place);
  expect(placeOf({}, { session_id: 's2' })).toEqual(other);
  expect(placeOf({}, { session_id: 'elsewhere' })).toBeUndefined();
  expect(placeOf({}, { message_id: '' })).toBeUndefined();
});

it('[I67] a piece of an answer that is over, or of another than the one that is awaited, is for nobody', () => {
  const stood = (state: ChatMessage['state']) => ({ chats: [{ message_id: 'a1', state } as ChatMessage] });
  expect(placeOf(stood('done'), {})).toBeUndefined();
  expect(placeOf(stood('streaming'), {})).toEqual(place);
  expect(placeOf({ run: run({ message_id: 'a2' }) }, {})).toBeUndefined();
  expect(placeOf({ run: run() }, { client_msg_id: 'c2' })).toBeUndefined();
  expect(placeOf({ run: run() }, {})).toEqual(place);
});

it('[I67] a question that failed awaits nothing: what comes is for its place', () => {
  const failed = run({ phase: 'failed', message_id: 'a2' });
  expect(placeOf({ run: failed }, { client_msg_id: 'c2' })).toEqual(place);
  expect(
    placeOf({ run: run({ phase: 'failed' }) }, { session_id: 'x', client_msg_id: 'c1' }),
  ).toBeUndefined();
});
