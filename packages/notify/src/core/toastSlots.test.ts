import { expect, it } from 'vitest';
import { parseFrame } from '../portal/parseFrame.ts';
import { INITIAL_SLOTS, type SlotsEvent, transition } from './toastSlots.ts';

function run(events: SlotsEvent[], from = INITIAL_SLOTS) {
  let state = from;
  const effects = events.flatMap((event) => {
    const [next, follows = []] = transition(state, event);
    state = next;
    return follows;
  });
  return { state, effects };
}
const notice = parsed();
const arrive = (id: string, now = 0, alone = true): SlotsEvent => ({
  type: 'arrived',
  id,
  notice: alone ? notice : undefined,
  now,
});

function parsed() {
  const frame = parseFrame('{"msgType":3,"msgTitle":"x"}');
  if (frame.kind !== 'notice') throw new Error('a message expected');
  return frame.notice;
}

it('[N17] two messages have toasts of their own, the third place sums up the rest', () => {
  expect(run(['a', 'b', 'c'].map((id) => arrive(id))).effects).toEqual([
    { type: 'show', id: 'a', notice },
    { type: 'show', id: 'b', notice },
    { type: 'summarise', count: 1 },
  ]);
});

it('[N17] PSH-05: of 500 pop-ups in 5 s no more than three places are taken, the sum is exact and told once a second', () => {
  let state = INITIAL_SLOTS;
  const sums: number[] = [];
  for (let index = 0; index < 500; index += 1) {
    const [next, effects = []] = transition(state, arrive(`m${index}`, index * 10));
    state = next;
    for (const effect of effects) if (effect.type === 'summarise') sums.push(effect.count);
    expect(state.shown.length + (state.folded > 0 ? 1 : 0)).toBeLessThanOrEqual(3);
  }
  expect(sums.length).toBeLessThanOrEqual(6);
  const [, last] = transition(state, { type: 'tick', now: 6000 });
  expect(last).toEqual([{ type: 'summarise', count: 498 }]);
});

it('[N17] a sum that waits asks to be told later', () => {
  const { state } = run([arrive('a'), arrive('b'), arrive('c'), arrive('d', 400)]);
  expect(run([arrive('e', 500)], state).effects).toEqual([{ type: 'tick-later', inMs: 500 }]);
});

it('[N16] messages of a long absence are told in one sum, however many', () => {
  const many = Array.from({ length: 40 }, (_, index) => arrive(`m${index}`, 0, false));
  const { state, effects } = run(many);
  expect(effects.filter(({ type }) => type === 'show')).toEqual([]);
  expect(state.folded).toBe(40);
});

it('[N17] a toast that left makes room; a sum that was closed starts anew', () => {
  const { state } = run([
    arrive('a'),
    arrive('b'),
    arrive('c'),
    { type: 'left', id: 'a' },
    { type: 'summary-left' },
  ]);
  expect(run([arrive('d'), arrive('e')], state).effects).toEqual([
    { type: 'show', id: 'd', notice },
    { type: 'summarise', count: 1 },
  ]);
});

it('[N17] a clock set back does not silence the sum', () => {
  const { state } = run([arrive('a', 10_000), arrive('b', 10_000), arrive('c', 10_000)]);
  expect(run([arrive('d', 0)], state).effects).toEqual([{ type: 'summarise', count: 2 }]);
});

it('[N640] toasts of notices that were read elsewhere go, by their ids or up to a place in the stream', () => {
  const told = (id: string, seq: number): SlotsEvent => ({
    type: 'arrived',
    id,
    notice: { ...notice, noticeId: `n-${id}`, seq },
    now: 0,
  });
  const read = { type: 'read', ids: ['n-a'], readTo: undefined } as const;
  const shown = run([told('a', 1), told('b', 2)]);
  expect(run([read], shown.state).effects).toEqual([{ type: 'hide', id: 'a' }]);
  expect(run([{ ...read, ids: [], readTo: 2 }], shown.state).effects).toEqual([
    { type: 'hide', id: 'a' },
    { type: 'hide', id: 'b' },
  ]);
  expect(run([{ ...read, ids: ['x'], readTo: 0 }], shown.state).effects).toEqual([]);
});
