import { expect, it } from 'vitest';
import { HOVER_CLOSED, type HoverEvent, type HoverState, transition } from './hoverIntent.ts';

const enter = (key: string, now: number): HoverEvent => ({ type: 'trigger-entered', key, now });
const leave = (now: number): HoverEvent => ({ type: 'left', now });
const pass = (now: number): HoverEvent => ({ type: 'time-passed', now });

it('[M27] opens only after the pointer has rested for 180 ms', () => {
  expect(run(enter('a', 0), pass(179)).open).toBeUndefined();
  expect(run(enter('a', 0), pass(180)).open).toBe('a');
  expect(run(enter('a', 0), leave(100), pass(300)).open).toBeUndefined();
  expect(run(enter('a', 0), enter('b', 100), pass(200)).open).toBeUndefined();
  expect(run(enter('a', 0), enter('b', 100), pass(280)).open).toBe('b');
});

it('[M27] closes only when the pointer is still outside after 450 ms', () => {
  const opened: HoverEvent[] = [enter('a', 0), pass(180)];
  expect(run(...opened, leave(200), pass(649)).open).toBe('a');
  expect(run(...opened, leave(200), pass(650)).open).toBeUndefined();
  expect(run(...opened, leave(200), { type: 'popup-entered' }, pass(900)).open).toBe('a');
  expect(run(...opened, leave(200), enter('a', 400), pass(900)).open).toBe('a');
});

it('[M27] a press opens at once, keeps what hovering opened, and closes on the second press', () => {
  const press: HoverEvent = { type: 'pressed', key: 'a' };
  expect(run(press).open).toBe('a');
  expect(run(press, press).open).toBeUndefined();
  expect(run(enter('a', 0), pass(180), press).open).toBe('a');
  expect(run(enter('a', 0), pass(180), press, press).open).toBeUndefined();
  expect(run(press, leave(0), pass(1000)).open).toBe('a');
});

it('[M27] moves to another menu that the pointer rests on and closes when dismissed', () => {
  const press: HoverEvent = { type: 'pressed', key: 'a' };
  expect(run(press, enter('b', 0), pass(180))).toMatchObject({ open: 'b', by: 'hover' });
  expect(run(press, { type: 'dismissed' })).toEqual(HOVER_CLOSED);
});

function run(...events: HoverEvent[]): HoverState {
  return events.reduce((state, event) => transition(state, event)[0], HOVER_CLOSED);
}
