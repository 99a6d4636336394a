import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { readPeriods } from './readPeriods.ts';
import { createTokenText } from './TokenText.ts';

/** A Saturday. */
const TODAY = '2026-11-21';

function periodsOf(words: string, today = TODAY): string[] {
  const text = createTokenText(normalise(words));
  readPeriods(text, today);
  return text.tokens().map((token) => {
    if (token.kind !== 'period') return token.kind;
    const { from, to } = token.period;
    return from === to ? from : `${from}..${to}`;
  });
}

it.each([
  ['今天', 'today', '오늘', '2026-11-21'],
  ['昨天', 'yesterday', '어제', '2026-11-20'],
  ['前天', 'the day before yesterday', '그저께', '2026-11-19'],
  ['本周', 'this week', '이번 주', '2026-11-16..2026-11-21'],
  ['上周', 'last week', '지난주', '2026-11-09..2026-11-15'],
  ['上上周', 'the week before last', '지지난주', '2026-11-02..2026-11-08'],
  ['本月', 'this month', '이번 달', '2026-11-01..2026-11-21'],
  ['上个月', 'last month', '지난달', '2026-10-01..2026-10-31'],
  ['上季度', 'last quarter', '지난 분기', '2026-07-01..2026-09-30'],
  ['今年', 'this year', '올해', '2026-01-01..2026-11-21'],
  ['去年', 'last year', '작년', '2025-01-01..2025-12-31'],
  ['第三季度', 'Q3', '3분기', '2026-07-01..2026-09-30'],
  ['去年四季度', 'Q4 last year', '작년 4분기', '2025-10-01..2025-12-31'],
  ['上半年', 'first half of the year', '상반기', '2026-01-01..2026-06-30'],
  ['10月', 'October', '10월', '2026-10-01..2026-10-31'],
  ['12月', 'December', '12월', '2025-12-01..2025-12-31'],
  ['2025年3月', 'March 2025', '2025년 3월', '2025-03-01..2025-03-31'],
  ['11月5日', 'November 5', '11월 5일', '2026-11-05'],
  ['11月1日到11月10日', 'from Nov 1 to Nov 10', '11월 1일부터 11월 10일까지', '2026-11-01..2026-11-10'],
  ['11月1日到10日', 'Nov 1 to 10', '11월 1일부터 10일까지', '2026-11-01..2026-11-10'],
  ['1月到3月', 'January to March', '1월부터 3월까지', '2026-01-01..2026-03-31'],
  [
    '2026-11-01到2026-11-10',
    'from 2026-11-01 to 2026-11-10',
    '2026-11-01부터 2026-11-10까지',
    '2026-11-01..2026-11-10',
  ],
  ['10月至今', 'since October', '10월부터 지금까지', '2026-10-01..2026-11-21'],
  ['最近7天', 'last 7 days', '최근 7일', '2026-11-15..2026-11-21'],
  ['近两周', 'last two weeks', '최근 2주', '2026-11-08..2026-11-21'],
  ['近三个月', 'past 3 months', '최근 3개월', '2026-08-24..2026-11-21'],
  ['第46周', 'week 46', '46주차', '2026-11-09..2026-11-15'],
  ['上个月同期', 'same days last month', '지난달 같은 기간', '2026-10-01..2026-10-21'],
  ['情人节', "Valentine's Day", '발렌타인데이', '2026-02-14'],
  ['去年感恩节', 'Thanksgiving last year', '작년 추수감사절', '2025-11-27'],
  ['周三', 'on wednesday', '수요일', '2026-11-18'],
  ['去年黑五', 'Black Friday 2025', '작년 블랙프라이데이', '2025-11-28'],
  ['双11', "Singles' Day", '광군제', '2026-11-11'],
  ['2025年会员日', 'Prime Day 2025', '2025년 프라임데이', '2025-07-08..2025-07-11'],
  ['会员日', 'Prime Day', '프라임데이', 'unknownDays'],
  ['下个月', 'next month', '다음 달', 'future'],
])('[S524] %s, %s and %s are the same days', (chinese, english, korean, expected) => {
  expect([periodsOf(chinese), periodsOf(english), periodsOf(korean)]).toEqual([
    [expected],
    [expected],
    [expected],
  ]);
});

it('[S524] a day that the calendar has not is none, and leap years have theirs', () => {
  expect(periodsOf('2026-02-30')).not.toContain('2026-02-30');
  expect(periodsOf('2月29日', '2028-03-01')).toEqual(['2028-02-29']);
  expect(periodsOf('last month', '2026-01-15')).toEqual(['2025-12-01..2025-12-31']);
});

it('[S524] no text is too strange to be read', () => {
  const pieces = fc.constantFrom(
    '上',
    '个',
    '月',
    '周',
    '3',
    '日',
    'last',
    ' ',
    'week',
    'Q',
    '到',
    '년',
    '월',
    '-',
    '99',
    'may',
    '부터',
    '黑五',
    '2026',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 12 }), (parts) => {
      const read = periodsOf(parts.join(''));
      for (const period of read) expect(period).toMatch(/^[\d.-]+$|^[a-zA-Z]+$/);
    }),
    { numRuns: 3_000 },
  );
});
