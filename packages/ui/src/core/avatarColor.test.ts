import { expect, it } from 'vitest';
import { avatarColor } from './avatarColor.ts';
import { AVATAR_COLORS } from './palette.ts';

it('[U11] one person keeps one colour, as number or text', () => {
  expect(avatarColor('u-1001')).toBe(avatarColor('u-1001'));
  expect(avatarColor(1001)).toBe(avatarColor('1001'));
});

it('[U11] all seven colours come up, about evenly', () => {
  const counts = new Map<string, number>();
  for (let id = 0; id < 7000; id += 1) {
    const color = avatarColor(`user-${id}`);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([...AVATAR_COLORS].sort());
  for (const count of counts.values()) expect(count).toBeGreaterThan(700);
});
