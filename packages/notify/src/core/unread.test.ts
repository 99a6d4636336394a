import { expect, it } from 'vitest';
import { badgedTitle, badgeText, INITIAL_UNREAD, transitionUnread } from './unread.ts';

it.each([
  [0, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('[N20] the badge of %d says %s', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

it('[N21] the title carries the counter once, and loses it at zero', () => {
  expect(badgedTitle('Portal', 3)).toBe('(3) Portal');
  expect(badgedTitle('(3) Portal', 120)).toBe('(99+) Portal');
  expect(badgedTitle('(99+) Portal', 0)).toBe('Portal');
});

it('[N22] messages and readings move the counter at once, never below zero', () => {
  let { state } = transitionUnread(INITIAL_UNREAD, { type: 'arrived' });
  expect(state.count).toBe(1);
  for (const wasUnread of [false, true, true]) {
    state = transitionUnread(state, { type: 'read', wasUnread }).state;
  }
  expect(state.count).toBe(0);
  state = transitionUnread(transitionUnread(state, { type: 'arrived' }).state, { type: 'all-read' }).state;
  expect(state.count).toBe(0);
});

it('[N22] an answer that was overtaken by a message does not set the counter back', () => {
  const asked = transitionUnread(INITIAL_UNREAD, { type: 'answered', count: 5, askedAt: 0 }).state;
  const { state } = transitionUnread(asked, { type: 'arrived' });
  const late = transitionUnread(state, { type: 'answered', count: 5, askedAt: asked.version });
  expect(late).toEqual({ state, isStale: true });
  expect(transitionUnread(state, { type: 'answered', count: 6, askedAt: state.version }).state.count).toBe(6);
});
