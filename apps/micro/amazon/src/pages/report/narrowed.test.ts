import { describe, expect, it } from 'vitest';
import { readOf, reportPath } from './narrowed.ts';

describe('the rows behind a figure', () => {
  it('[S1032] keep days and marketplace of the page that they are opened from', () => {
    const path = reportPath('order-profit?shopName=A+%26+B', { days: 90, marketplace: 'US' });
    expect(path).toBe('/report/order-profit?shopName=A+%26+B&days=90&site=US');
    expect(readOf(new URLSearchParams(path.split('?')[1]))).toEqual({ shopName: 'A & B' });
    expect(reportPath('order-profit?sku=X', { days: 7 })).toBe('/report/order-profit?sku=X&days=7');
  });

  it('[S1032] are of everything where the address says nothing', () => {
    expect(readOf(new URLSearchParams('days=30&site=US'))).toEqual({});
  });
});
