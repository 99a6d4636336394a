import { expect, it } from 'vitest';
import {
  isLastPage,
  openPopups,
  type PopupEffect,
  type PopupEvent,
  type PopupState,
  transition,
} from './popups.ts';

function run(state: PopupState, ...events: PopupEvent[]) {
  const effects: PopupEffect[] = [];
  for (const event of events) {
    const [next, follows = []] = transition(state, event);
    state = next;
    effects.push(...follows);
  }
  return { state, effects };
}
const acknowledged = (effects: PopupEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'acknowledge' ? effect.keys : []));
const NEXT = { type: 'next' } as const;
const TURNED = { type: 'turned' } as const;

it('[N44] next acknowledges the page and turns it after a pause, presses in between count once', () => {
  const turning = run(openPopups(['a', 'b']), NEXT, NEXT, NEXT);
  expect(turning.state).toEqual({ keys: ['a', 'b'], page: 0, phase: 'turning' });
  expect(turning.effects).toEqual([{ type: 'acknowledge', keys: ['a'] }, { type: 'turn-later' }]);
  const turned = run(turning.state, TURNED, TURNED);
  expect(turned.state).toEqual({ keys: ['a', 'b'], page: 1, phase: 'open' });
  expect(isLastPage(turned.state)).toBe(true);
  const done = run(turned.state, NEXT, NEXT);
  expect(done.state.phase).toBe('closed');
  expect(acknowledged(done.effects)).toEqual(['b']);
});

it('[N630] closing acknowledges the page in front and leaves those behind it unseen', () => {
  const closed = run(openPopups(['a', 'b', 'c']), NEXT, TURNED, { type: 'closed' }, { type: 'closed' });
  expect(closed.state.phase).toBe('closed');
  expect(acknowledged(closed.effects)).toEqual(['a', 'b']);
  const whileTurning = run(openPopups(['a', 'b']), NEXT, { type: 'closed' }, TURNED);
  expect(whileTurning.state.phase).toBe('closed');
  expect(acknowledged(whileTurning.effects)).toEqual(['a']);
});

it('[N631] close all acknowledges every page that is left', () => {
  const closed = run(openPopups(['a', 'b', 'c']), NEXT, { type: 'all-closed' });
  expect(acknowledged(closed.effects)).toEqual(['a', 'b', 'c']);
  expect(closed.state.phase).toBe('closed');
});

it('[N632] what another window acknowledged goes; the page in front goes only when it was', () => {
  const listed = (state: PopupState, ...keys: string[]) => run(state, { type: 'listed', keys }).state;
  const open = openPopups(['a', 'b', 'c']);
  expect(listed(open, 'a', 'c')).toEqual({ keys: ['a', 'c'], page: 0, phase: 'open' });
  expect(listed(open, 'b', 'c')).toEqual({ keys: ['b', 'c'], page: 0, phase: 'open' });
  expect(listed(open).phase).toBe('closed');
  const second = run(open, NEXT, TURNED).state;
  // Its own acknowledging comes back as a shorter list: the page stays the second of three.
  expect(listed(second, 'b', 'c')).toEqual({ keys: ['a', 'b', 'c'], page: 1, phase: 'open' });
  expect(run(open, NEXT, { type: 'listed', keys: ['b', 'c'] }, TURNED).state).toMatchObject({
    page: 1,
    phase: 'open',
  });
});

it('[N632] what comes anew stands behind the others, and opens again after a close', () => {
  const open = run(openPopups(['a']), { type: 'listed', keys: ['a', 'd'] }).state;
  expect(open).toEqual({ keys: ['a', 'd'], page: 0, phase: 'open' });
  const closed = run(open, { type: 'closed' }).state;
  // What was left unseen does not come back before the page is loaded anew.
  expect(run(closed, { type: 'listed', keys: ['d'] }).state.phase).toBe('closed');
  expect(run(closed, { type: 'listed', keys: ['d', 'e'] }).state).toEqual(openPopups(['e']));
});

it('[N44] without announcements nothing is open', () => {
  expect(openPopups([]).phase).toBe('closed');
  expect(run(openPopups([]), NEXT, { type: 'closed' }).effects).toEqual([]);
});
