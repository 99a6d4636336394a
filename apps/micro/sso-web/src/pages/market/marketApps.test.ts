import type { MarketApp } from '@portal/api-client/contract';
import { describe, expect, it } from 'vitest';
import { categoriesOf, matchingApps } from './marketApps.ts';

const apps: MarketApp[] = [
  { appId: '1', appName: '物流追踪', appDesc: '轨迹', category: 'logistics' },
  { appId: '2', appName: 'Tax filing', appDesc: 'VAT', category: 'finance' },
  { appId: '3', appName: '库龄管家', category: 'logistics' },
  { appId: '4', appName: 'Loose' },
];

describe('the marketplace', () => {
  it.each([
    [{ category: '', keyword: '' }, '1234'],
    [{ category: 'logistics', keyword: '' }, '13'],
    [{ category: '', keyword: ' TAX ' }, '2'],
    [{ category: '', keyword: 'vat' }, '2'],
    [{ category: 'logistics', keyword: 'tax' }, ''],
    [{ category: 'gone', keyword: '' }, ''],
  ])('%j finds "%s"', (filter, expected) => {
    expect(
      matchingApps(apps, filter)
        .map(({ appId }) => appId)
        .join(''),
    ).toBe(expected);
  });

  it('counts the categories that there are', () => {
    expect(categoriesOf(apps)).toEqual([
      { name: 'logistics', count: 2 },
      { name: 'finance', count: 1 },
    ]);
  });
});
