import { describe, expect, it } from 'vitest';
import { seesInitialGuide } from '../shops/seesInitialGuide.ts';
import { seesGuide } from './seesGuide.ts';

describe('the whitelist', () => {
  it.each([
    ['', false],
    [undefined, false],
    ['-1', true],
    ['1, 2', true],
    ['1,3', false],
    ['12', false],
    [' 2 ', true],
    ['1,-1', true],
  ] as const)('[G9] %j lets user 2 in: %s', (whitelist, sees) => {
    expect(seesGuide({ userId: '2', whitelist })).toBe(sees);
  });

  it('[G9] an empty id is nobody', () => {
    expect(seesGuide({ userId: '', whitelist: '1,,2' })).toBe(false);
  });

  it('[G9] is not asked in development; in demo mode there is no guide', () => {
    expect(seesGuide({ userId: '2', whitelist: '', development: true })).toBe(true);
    expect(seesGuide({ userId: '2', whitelist: '-1', demo: true })).toBe(false);
  });
});

describe('the initialisation guide of the supply chain', () => {
  it.each([
    ['TIKTOK', '2023-12-16', true],
    ['SAIL', '2024-05-01 08:00:00', true],
    ['SAIL', '2023-12-15', false],
    ['SAIL', '2023-12-15 00:00:01', true],
    ['SAIL', '2023-12-14T16:00:00.000Z', false],
    ['SAIL', '2023-12-14T16:00:00.001Z', true],
    ['TIKTOK', '2023-12-14', false],
    ['YST_PLUS', '2024-05-01', false],
    ['', '2024-05-01', false],
    ['TIKTOK', '', false],
    ['TIKTOK', 'soon', false],
  ] as const)('[G10] class %j, active since %j: %s', (classification, serviceActive, sees) => {
    expect(seesInitialGuide({ classification, serviceActive })).toBe(sees);
  });
});
