import { expect, it } from 'vitest';
import { SEARCH_CLOSED, type SearchBoxEvent, type SearchBoxState, transition } from './searchBoxState.ts';

function next(state: SearchBoxState, event: SearchBoxEvent): SearchBoxState {
  return transition(state, event)[0];
}

function after(...events: SearchBoxEvent[]) {
  return events.reduce(next, SEARCH_CLOSED);
}

const typed = (text: string): SearchBoxEvent => ({ type: 'typed', text, deleting: false, now: 0 });
const deleted = (text: string, now: number): SearchBoxEvent => ({ type: 'typed', text, deleting: true, now });

it('[M300] typing asks at once and makes the best answer the one that Enter chooses', () => {
  expect(after({ type: 'opened' })).toMatchObject({ open: true, asked: '', active: -1 });
  expect(after({ type: 'opened' }, typed('dd'))).toMatchObject({ open: true, asked: 'dd', active: 0 });
  expect(after(typed('dd'), typed(' '))).toMatchObject({ active: -1 });
});

it('[M301] while a person deletes the answers stand still until 350 ms after the last backspace', () => {
  const deleting = after(typed('ddgl'), deleted('ddg', 1000), deleted('dd', 1300));
  expect(deleting).toMatchObject({ typed: 'dd', asked: 'ddgl' });
  expect(next(deleting, { type: 'time-passed', now: 1649 }).asked).toBe('ddgl');
  expect(next(deleting, { type: 'time-passed', now: 1650 }).asked).toBe('dd');
  expect(next(deleting, typed('ddx')).asked).toBe('ddx');
});

it('[M301] a backspace in an empty box leaves the search', () => {
  expect(after(typed('d'), deleted('', 10), { type: 'backspace-in-empty' })).toEqual(SEARCH_CLOSED);
  expect(after(typed('d'), { type: 'backspace-in-empty' })).toMatchObject({ open: true, typed: 'd' });
});

it('[M302] a box that is left closes after 200 ms, unless the person comes back', () => {
  const left = after(typed('d'), { type: 'left', now: 1000 });
  expect(next(left, { type: 'time-passed', now: 1199 }).open).toBe(true);
  expect(next(left, { type: 'time-passed', now: 1200 })).toMatchObject({
    open: false,
    typed: 'd',
  });
  const back = next(left, { type: 'returned' });
  expect(next(back, { type: 'time-passed', now: 9999 }).open).toBe(true);
  expect(after({ type: 'left', now: 0 })).toEqual(SEARCH_CLOSED);
});

it('[M302] Escape closes first and empties then; a choice does both', () => {
  const closed = after(typed('d'), { type: 'escaped' });
  expect(closed).toMatchObject({ open: false, typed: 'd', active: -1 });
  expect(next(closed, { type: 'escaped' })).toEqual(SEARCH_CLOSED);
  expect(after(typed('d'), { type: 'moved', to: 3 }, { type: 'chosen' })).toEqual(SEARCH_CLOSED);
});
