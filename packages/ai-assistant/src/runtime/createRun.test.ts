import { createMachine } from '@portal/machine';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Place } from '../core/entities.ts';
import { AssistantError } from '../core/errors.ts';
import { createAssistantState } from '../core/state.ts';
import { transition } from '../core/transition.ts';
import type { AssistantEffect, AssistantEvent, AssistantState } from '../core/types.ts';
import { createFakeTransport } from '../testing/createFakeTransport.ts';
import { createRun } from './createRun.ts';

const place: Place = { kind: 'session', session_id: 's1' };
const LOST = new AssistantError('disconnected', { isTransient: true });

/** One place, its run, and a backend that answers when it is told to. */
function start() {
  vi.useFakeTimers();
  const transport = createFakeTransport();
  const machine = createMachine<AssistantState, AssistantEvent, AssistantEffect>({
    initial: createAssistantState(),
    transition,
    perform(effect) {
      if (effect.type === 'ask') run.ask(effect.request);
      if (effect.type === 'stop') run.stop(effect.message_id);
    },
  });
  const run = createRun({ place, transport, machine, now: () => 0 });
  transport.open({ onLink: () => {}, onFrame: () => {}, onAnswer: run.take });
  onTestFinished(() => {
    run.dispose();
    vi.useRealTimers();
  });
  const question = { client_msg_id: 'c1', text: 'q', created_at: '' };
  machine.send({ type: 'ask', place, question, user_name: 'me' });
  const state = () => Object.values(machine.get().threads)[0];
  const count = (method: string) => transport.calls.filter((call) => call.method === method).length;
  return { transport, machine, run, state, count };
}

it('[I60] what has ended can be read for another 10 s, so that it is revealed to its end', () => {
  const { transport, run, state } = start();
  transport.piece({ content: 'a' });
  const id = state()?.run?.message_id ?? '';
  transport.end();
  vi.advanceTimersByTime(9_999);
  expect(run.live(id)?.read()).toMatchObject({ content: 'a', isEnded: true });
  vi.advanceTimersByTime(1);
  expect(run.live(id)).toBeUndefined();
});

it('[I65] a stop that does not get through is told four times, a second apart, and no more once the answer is over', async () => {
  const { transport, machine, count } = start();
  transport.piece({ content: 'a' });
  transport.fail('stop', LOST);
  machine.send({ type: 'stop', place });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(count('stop')).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(count('stop')).toBe(4);
});

it('[I65] a stop is not told again once the answer has its end', async () => {
  const { transport, machine, count } = start();
  transport.piece({ content: 'a' });
  transport.fail('stop', LOST);
  machine.send({ type: 'stop', place });
  await vi.advanceTimersByTimeAsync(0);
  transport.end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(count('stop')).toBe(1);
});

it('[I61] a piece that skips something is followed by asking for the rest, even of an answer that nobody here asked for', async () => {
  const { transport, machine, run, state, count } = start();
  transport.piece({ content: 'a' });
  transport.end();
  expect(state()?.run).toBeUndefined();
  machine.send({
    type: 'answer-begun',
    place,
    frame: { session_id: 's1', message_id: 'other', think: '', content: '' },
    now: '',
  });
  run.take({ session_id: 's1', message_id: 'other', think: '', content: 'b', o: { think: 0, content: 5 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(count('resume')).toBe(1);
  expect(transport.calls.at(-1)?.data).toMatchObject({ message_id: 'other', from: { think: 0, content: 0 } });
});

it('[I70] a run that is disposed of leaves no timer and asks nothing more', async () => {
  const { transport, machine, run, state, count } = start();
  transport.piece({ content: 'a' });
  const id = state()?.run?.message_id ?? '';
  transport.fail('stop', LOST);
  machine.send({ type: 'stop', place });
  run.dispose();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(count('stop')).toBe(1);
  expect(run.live(id)).toBeUndefined();
});

it('[I61] a piece that skips something begins another attempt, from the length that is here', async () => {
  const { transport, count } = start();
  transport.piece({ content: 'a' });
  transport.piece({ content: 'c', o: { think: 0, content: 2 } });
  await vi.advanceTimersByTimeAsync(300);
  expect(count('resume')).toBe(1);
  expect(transport.calls.at(-1)?.data).toMatchObject({ from: { think: 0, content: 1 } });
});

it('[I64] only a question is refused: an answer that has begun stays, to be tried again', async () => {
  const { transport, state } = start();
  transport.piece({ content: 'a' });
  transport.fail('resume', new AssistantError('server', { text: 'gone' }));
  transport.cut();
  await vi.advanceTimersByTimeAsync(300);
  expect(state()?.run).toMatchObject({ phase: 'failed', failure: { code: 'server', text: 'gone' } });
  expect(state()?.chats.map(({ source }) => source)).toEqual([1, 2]);
});

it('[I72] an answer that is continued stays readable when the time of its first end is over', async () => {
  const { transport, machine, run, state } = start();
  transport.piece({ content: 'a' });
  const id = state()?.run?.message_id ?? '';
  transport.end({ state: 'interrupted' });
  await vi.advanceTimersByTimeAsync(5_000);
  const question = { client_msg_id: 'c2', text: '', created_at: '', continue_of: id };
  machine.send({ type: 'ask', place, question, user_name: 'me' });
  transport.piece({ content: 'b', o: { think: 0, content: 1 } });
  await vi.advanceTimersByTimeAsync(5_001);
  expect(run.live(id)?.read().content).toBe('ab');
});
