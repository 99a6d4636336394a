import { expect, it } from 'vitest';
import { GUIDE_SINCE } from '../shops/seesInitialGuide.ts';
import { AUTH_FRAME_EXTRA_PX, EVERYONE, GUIDE_TIMES } from './constants.ts';

it('[G800] the numbers of the guide are those of the product', () => {
  expect(GUIDE_TIMES).toEqual({ refreshMs: 60_000 });
  expect(Date.parse(GUIDE_SINCE)).toBe(Date.UTC(2023, 11, 14, 16));
  expect([EVERYONE, AUTH_FRAME_EXTRA_PX]).toEqual(['-1', 160]);
});
