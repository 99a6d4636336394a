import { expect, it } from 'vitest';
import { formatSchedule, parseSchedule } from '../core/schedule.ts';
import { readShopGuide } from './readShopGuide.ts';
import { shopGuide } from './shopGuide.ts';

const { steps } = shopGuide;

it('[G1] a schedule is four zeros and ones in the order of the steps', () => {
  expect([...parseSchedule('1010', steps)]).toEqual(['shop', 'ads']);
  expect([...parseSchedule('0101', steps)]).toEqual(['pull', 'mail']);
  expect(formatSchedule(parseSchedule('1101', steps), steps)).toBe('1101');
});

it.each(['', '1', '11111', '1x10', ' 111', undefined, null, 1111, {}])(
  '[G1] a malformed schedule counts as nothing done: %j',
  (schedule) => {
    expect(formatSchedule(parseSchedule(schedule, steps), steps)).toBe('0000');
  },
);

it('[G2] an answer is read leniently: numbers as text, per cents within bounds, names that are missing', () => {
  const info = { guideScheduleStr: '1000', guideStatus: '1', listing: '40', inventory: 140, order: -3 };
  expect(readShopGuide(info)).toMatchObject({
    status: 1,
    progress: { listing: 40, inventory: 100, order: 0 },
    results: {},
  });
  expect(readShopGuide({ listing: 'x', platformUserName: 'Shop' })).toMatchObject({
    progress: { listing: 0 },
    results: { shop: 'Shop' },
  });
});

it.each([undefined, 0, 7, 'open'])('[G2] a status that is none, %j, is a collapsed guide', (guideStatus) => {
  expect(readShopGuide({ guideStatus }).status).toBe(4);
});
