import { expect, it } from 'vitest';
import { isLastPage, openPopups, type PopupEvent, transition } from './popups.ts';

function run(count: number, events: PopupEvent['type'][]) {
  let state = openPopups(count);
  const effects = events.flatMap((type) => {
    const [next, follows = []] = transition(state, { type });
    state = next;
    return follows;
  });
  return { state, effects };
}

it('[N44] next turns the page after a pause; presses during the pause count once', () => {
  const { state, effects } = run(3, ['next', 'next', 'next', 'turned']);
  expect(state).toEqual({ page: 1, count: 3, phase: 'open' });
  expect(effects).toEqual(['turn-later']);
  expect(isLastPage(state)).toBe(false);
});

it('[N44] the last page closes, and all were seen, once', () => {
  const { state, effects } = run(2, ['next', 'turned', 'next', 'next', 'closed']);
  expect(state.phase).toBe('closed');
  expect(effects).toEqual(['turn-later', 'mark-seen']);
});

it('[N44] closing early counts as seen; a late turn changes nothing; nothing to show is closed', () => {
  expect(run(3, ['next', 'closed', 'turned'])).toMatchObject({
    state: { phase: 'closed', page: 0 },
    effects: ['turn-later', 'mark-seen'],
  });
  expect(openPopups(0).phase).toBe('closed');
});
