import { describe, expect, it } from 'vitest';
import { createFormatters } from './createFormatters.ts';

const shanghai = createFormatters({ locale: 'zh-CN', timeZone: 'Asia/Shanghai' });
const newYork = createFormatters({ locale: 'en-US', timeZone: 'America/New_York' });
const seoul = createFormatters({ locale: 'ko-KR', timeZone: 'Asia/Seoul' });

describe('[U12] dates are written by language and zone', () => {
  it('one instant, three places', () => {
    const instant = '2026-11-20T18:30:00Z';
    expect(shanghai.dateTime(instant)).toBe('2026/11/21 02:30');
    expect(newYork.dateTime(instant)).toBe('11/20/2026, 13:30');
    expect(seoul.dateTime(instant)).toBe('2026. 11. 21. 03:30');
  });

  it('midnight is 00:00, never 24:00', () => {
    expect(shanghai.time('2026-11-20T16:00:00Z')).toBe('00:00');
  });

  it('both sides of the clock change are right', () => {
    expect(newYork.time('2026-11-01T05:30:00Z')).toBe('01:30');
    expect(newYork.time('2026-11-01T06:30:00Z')).toBe('01:30');
    expect(newYork.time('2026-11-01T07:30:00Z')).toBe('02:30');
  });

  it.each([null, undefined, '', 'soon', '2026-11-20 18:30:00', Number.NaN])('%j becomes a dash', (value) => {
    expect(shanghai.dateTime(value)).toBe('—');
  });

  it('counts from the given moment', () => {
    const now = Date.parse('2026-11-21T00:00:00Z');
    expect(newYork.relative(now - 180_000, now)).toBe('3 minutes ago');
    expect(shanghai.relative(now - 86_400_000, now)).toBe('昨天');
    expect(seoul.relative(now + 7_200_000, now)).toBe('2시간 후');
    expect(newYork.relative(now - 5000, now)).toBe('now');
  });
});

it('[U12] a language and a zone have one set of formatters, however many ask', () => {
  const first = createFormatters({ locale: 'ko-KR', timeZone: 'Europe/Paris' });
  expect(createFormatters({ locale: 'ko-KR', timeZone: 'Europe/Paris' })).toBe(first);
  expect(createFormatters({ locale: 'ko-KR' })).not.toBe(first);
  expect(createFormatters({ locale: 'en-US', timeZone: 'Europe/Paris' })).not.toBe(first);
});

describe('[U13] numbers and money are written by language', () => {
  it('groups, percent and currency', () => {
    expect(newYork.number(1234567.5)).toBe('1,234,567.5');
    expect(newYork.percent(0.1234)).toBe('12.3%');
    expect(newYork.money(1200, 'USD')).toBe('$1,200.00');
    expect(shanghai.money(1200, 'CNY')).toBe('¥1,200.00');
    expect(seoul.money(1200, 'KRW')).toBe('₩1,200');
  });

  it('a missing figure is a dash, zero is not', () => {
    expect(newYork.number(undefined)).toBe('—');
    expect(newYork.number(Number.POSITIVE_INFINITY)).toBe('—');
    expect(newYork.number(0)).toBe('0');
  });
});

it('[U920] words are listed as the language lists them, without what is missing', () => {
  const words = ['A', false, 'B', undefined, null, '', 'C'] as const;
  expect(shanghai.list(words)).toBe('A、B、C');
  expect(newYork.list(words)).toBe('A, B, C');
  expect(seoul.list(words)).toBe('A, B 및 C');
  expect(newYork.list([undefined])).toBe('');
});
