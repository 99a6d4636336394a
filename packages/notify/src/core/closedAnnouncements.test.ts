import { expect, it } from 'vitest';
import { closedText, withoutClosed } from './closedAnnouncements.ts';

const first = { announcementType: 1, announcementTitle: '版本更新', announcementOnTime: '2026-11-20' };
const second = { ...first, announcementTitle: '黑五活动' };
const named = { id: 'a1', ...first };

it('[N721] an announcement without an id pops up until it was closed in this browser, others until the server knows', () => {
  const stored = closedText([first, named], null) ?? null;
  expect(withoutClosed([first, second, named], stored)).toEqual([second, named]);
  expect(withoutClosed([{ ...first, announcementOnTime: '2026-11-21' }], stored)).toHaveLength(1);
  expect(closedText([named], stored)).toBeUndefined();
});

it('[N721] the last fifty are remembered, and what was stored by another version is no reason to fail', () => {
  let stored: string | null = null;
  for (let day = 0; day <= 50; day += 1)
    stored = closedText([{ ...first, announcementOnTime: String(day) }], stored) ?? null;
  expect(withoutClosed([{ ...first, announcementOnTime: '0' }], stored)).toHaveLength(1);
  expect(withoutClosed([{ ...first, announcementOnTime: '1' }], stored)).toEqual([]);
  for (const broken of ['', '{', '7', '[7]']) expect(withoutClosed([first], broken)).toEqual([first]);
});
