import { expect, it } from 'vitest';
import { isQuiet } from './isQuiet.ts';

const settings = {
  timeZone: 'Europe/Berlin',
  dataList: [{ messageType: 2, beginTime: '22:00', endTime: '07:00', isNextDay: 0 }],
};
const quietAt = (moment: string) => isQuiet(settings, 2, new Date(moment));

it('[S2803] quiet hours are those of the clocks on the wall, also in the nights in which these change', () => {
  // To summer time: seven o'clock comes an hour earlier than the day before.
  expect([quietAt('2027-03-27T05:59:00Z'), quietAt('2027-03-27T06:00:00Z')]).toEqual([true, false]);
  expect([quietAt('2027-03-28T04:59:00Z'), quietAt('2027-03-28T05:00:00Z')]).toEqual([true, false]);
  // Back: the hour that comes twice is quiet twice.
  expect([quietAt('2027-10-31T00:30:00Z'), quietAt('2027-10-31T01:30:00Z')]).toEqual([true, true]);
  expect([quietAt('2027-10-31T05:59:00Z'), quietAt('2027-10-31T06:00:00Z')]).toEqual([true, false]);
  expect([quietAt('2027-10-30T19:59:00Z'), quietAt('2027-10-31T20:59:00Z')]).toEqual([false, false]);
  expect([quietAt('2027-10-30T20:00:00Z'), quietAt('2027-10-31T21:00:00Z')]).toEqual([true, true]);
});
