import { afterEach, expect, it, vi } from 'vitest';
import { dayIn } from './dayIn.ts';
import { regionName } from './regionName.ts';

afterEach(() => vi.unstubAllEnvs());

it('[U204] writes a day without a time as that day', () => {
  expect(dayIn('2026-03-01', 'en-US')).toBe('Mar 1, 2026');
  expect(dayIn('2026-03-01', 'zh-CN')).toBe('2026年3月1日');
  expect(dayIn('2026-03-01', 'ko-KR')).toBe('2026. 3. 1.');
  expect(dayIn('some day', 'en-US')).toBe('some day');
});

it.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])(
  '[U204] a day without a time is the same day in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const fresh = await import('./dayIn.ts');
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(fresh.dayIn('2026-03-01', 'en-US')).toBe('Mar 1, 2026');
    expect(fresh.dayIn('2026-12-31', 'en-US')).toBe('Dec 31, 2026');
  },
);

it('[U204] names a marketplace in the language, and leaves a code that is none', () => {
  expect(regionName('UK', 'en-US')).toBe('United Kingdom');
  expect(regionName('DE', 'zh-CN')).toBe('德国');
  expect(regionName('DE', 'ko-KR')).toBe('독일');
  expect(regionName('no region', 'en-US')).toBe('no region');
});
