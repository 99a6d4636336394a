import { expect, it } from 'vitest';
import { marketHours } from './marketHours.ts';

const NOON_UTC = Date.UTC(2026, 0, 15, 12, 0);

it('[A26] each market shows its local time, and whether it works now', () => {
  expect(marketHours(NOON_UTC).map(({ id, time, isOpen }) => [id, time, isOpen])).toEqual([
    ['tokyo', '21:00', false],
    ['shenzhen', '20:00', false],
    ['berlin', '13:00', true],
    ['new-york', '07:00', false],
    ['los-angeles', '04:00', false],
  ]);
});

it('[A26] working hours begin inclusively and end exclusively, in summer time too', () => {
  const tokyo = (hourUtc: number, minute = 0) =>
    marketHours(Date.UTC(2026, 6, 15, hourUtc, minute))[0]?.isOpen;
  expect([tokyo(23, 59), tokyo(0), tokyo(8, 59), tokyo(9)]).toEqual([false, true, true, false]);
  expect(marketHours(Date.UTC(2026, 6, 15, 12))[2]?.time).toBe('14:00');
});

it('[A26] bands lie around now in the middle of 24 hours and wrap at its ends', () => {
  expect(marketHours(NOON_UTC)[2]?.bands).toEqual([{ from: 33.33, to: 70.83 }]);
  expect(marketHours(NOON_UTC)[0]?.bands).toEqual([{ from: 0, to: 37.5 }]);
  expect(marketHours(Date.UTC(2026, 0, 15, 15))[0]?.bands).toEqual([
    { from: 0, to: 25 },
    { from: 87.5, to: 100 },
  ]);
});
