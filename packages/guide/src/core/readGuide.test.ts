import { expect, it } from 'vitest';
import { formatSchedule, parseSchedule, readGuide } from './readGuide.ts';

it('[G1] a schedule is four zeros and ones in the order of the steps', () => {
  expect([...parseSchedule('1010')]).toEqual(['shop', 'ads']);
  expect([...parseSchedule('0101')]).toEqual(['pull', 'mail']);
  expect(formatSchedule(parseSchedule('1101'))).toBe('1101');
});

it.each(['', '1', '11111', '1x10', ' 111', undefined, null, 1111, {}])(
  '[G1] a malformed schedule counts as nothing done: %j',
  (schedule) => {
    expect(formatSchedule(parseSchedule(schedule))).toBe('0000');
  },
);

it('[G2] an answer is read leniently: numbers as text, per cents within bounds, names that are missing', () => {
  const info = { guideScheduleStr: '1000', guideStatus: '1', listing: '40', inventory: 140, order: -3 };
  expect(readGuide(info)).toMatchObject({
    status: 1,
    pull: { listing: 40, inventory: 100, order: 0 },
    shopName: '',
  });
  expect(readGuide({ listing: 'x', platformUserName: 'Shop' })).toMatchObject({
    pull: { listing: 0 },
    shopName: 'Shop',
  });
});

it.each([undefined, 0, 7, 'open'])('[G2] a status that is none, %j, is a collapsed guide', (guideStatus) => {
  expect(readGuide({ guideStatus }).status).toBe(4);
});
