import { expect, it } from 'vitest';
import { FOLLOWING, type ScrollEvent, transitionFollow } from './followScroll.ts';

const after = (...events: ScrollEvent[]) => events.reduce(transitionFollow, FOLLOWING).isFollowing;

it('[I221] an upward gesture lets go at once', () => {
  expect(after({ type: 'gesture', direction: 'up' })).toBe(false);
  expect(after({ type: 'gesture', direction: 'down' })).toBe(true);
});

it('[I221] dragging the scrollbar up lets go', () => {
  expect(
    after({ type: 'gesture', direction: 'unknown' }, { type: 'scrolled', distanceToEnd: 300, movedBy: -40 }),
  ).toBe(false);
});

it('[I221] what moves by itself does not let go: a folding part, a shrinking window', () => {
  expect(after({ type: 'scrolled', distanceToEnd: 0, movedBy: -500 })).toBe(true);
  expect(
    after(
      { type: 'gesture', direction: 'unknown' },
      { type: 'gesture-ended' },
      { type: 'scrolled', distanceToEnd: 200, movedBy: -40 },
    ),
  ).toBe(true);
});

it('[I222] within 70 pixels of the end it follows again, by scrolling or by the button', () => {
  const up: ScrollEvent = { type: 'gesture', direction: 'up' };
  expect(after(up, { type: 'scrolled', distanceToEnd: 71, movedBy: 10 })).toBe(false);
  expect(after(up, { type: 'scrolled', distanceToEnd: 70, movedBy: 10 })).toBe(true);
  expect(after(up, { type: 'scrolled', distanceToEnd: 40, movedBy: 0 })).toBe(false);
  expect(after(up, { type: 'jumped-to-end' })).toBe(true);
});

it('[I265] a message that is held stays in view until the reader moves, even near the end', () => {
  const held: ScrollEvent = { type: 'held' };
  const scrolled: ScrollEvent = { type: 'scrolled', distanceToEnd: 10, movedBy: 40 };
  expect(after(held)).toBe(false);
  expect(after(held, scrolled)).toBe(false);
  expect(after(held, { type: 'gesture', direction: 'down' }, scrolled)).toBe(true);
  expect(after(held, { type: 'gesture-ended' }, scrolled)).toBe(true);
});
