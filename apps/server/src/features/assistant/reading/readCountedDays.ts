import { addDays } from '../../business/companyDays.ts';
import { calendarUnit, lastUnits, monthBefore, namedMonth, namedWeek } from './calendar.ts';
import { NUMBER, numberOf } from './normalise.ts';
import { BEGINNINGS, MONTH, UNITS, YEAR } from './periodNames.ts';
import type { PeriodRules } from './periodRules.ts';
import type { PeriodUnit } from './Token.ts';

/** Replaces days that are counted: the last so many, so long ago, since a unit began, a week by its number. */
export function readCountedDays({ today, whole, year, monthOf, rule }: PeriodRules): void {
  for (const [unit, names] of UNITS) {
    const most =
      '(?:最近|过去|近|前(?=\\d+ ?[天日])|往前|(?:the )?(?:last|past|previous|recent)|최근|지난|과거)';
    rule(
      `${most}的? ?(${NUMBER}) ?个?(?:${names})(?:(?<![a-z])|(?![a-z]))(?!\\d)(?: ?(?:간|동안))?(?:以?来|内|里)?`,
      ([, count = '']) => whole(lastUnits(numberOf(count), unit, today), 'range'),
    );
    rule(`(?:${most}) ?(?:半)(?:${names})`, () =>
      whole(lastUnits(unit === 'year' ? 183 : 15, 'day', today), 'range'),
    );
  }
  // "The first ten days of November": a part of a month that is named.
  rule(`(?:${YEAR} ?)?(\\d{1,2})月份?的?前(${NUMBER})(天|日|周)`, ([, a, b, c, month, count = '', unit]) => {
    const from = namedMonth(Number(month), year(a, b, c), today)?.from;
    return from === undefined
      ? undefined
      : whole({ from, to: addDays(from, numberOf(count) * (unit === '周' ? 7 : 1) - 1) }, 'range');
  });
  rule(
    `(?:the )?(first|last) (?:(${NUMBER}) )?(day|week)s? (?:of|in) (${MONTH})(?![a-z])`,
    ([, end, count, unit, month]) => {
      const found = namedMonth(monthOf(month), undefined, today);
      const days = (count ? numberOf(count) : 1) * (unit === 'week' ? 7 : 1);
      if (!found || (end === 'last' && found.to >= today)) return undefined;
      const [from, to] =
        end === 'first'
          ? [found.from, addDays(found.from, days - 1)]
          : [addDays(found.to, 1 - days), found.to];
      return whole({ from, to }, 'range');
    },
  );
  rule('(?:这|最?近)(两|三)天', ([, count = '']) => whole(lastUnits(numberOf(count), 'day', today), 'range'));
  // "Nothing sold in 30 days": what is to come in so many days is no span of what was.
  for (const [unit, names] of UNITS)
    rule(
      `(?<![\\d.<>])(${NUMBER}) ?个?(?:${names})(?:之|以)?内(?! ?(?:就?会|将|能|要|可能|必须|应|到货|断|卖完|售罄|送达|发货|补))|(?<=\\b(?:sold|sales|orders|moved|sell|selling|refunds|returns|clicks) )(?:in|within|over) (${NUMBER}) (?:${names})(?![a-z])`,
      ([, count = '', english = '']) => whole(lastUnits(numberOf(count || english), unit, today), 'range'),
    );
  rule('(?:last |past )?half a year|最近半年|近半年|최근 반년|반년', () =>
    whole(lastUnits(183, 'day', today), 'range'),
  );
  // Three weeks ago; since the month began.
  for (const [unit, names] of UNITS)
    rule(`(${NUMBER}) ?个?(?:${names}) ?(?:之?前(?!的?\\d)|ago|전)(?![가-힣])`, ([, count = '']) => {
      const number = numberOf(count);
      return Number.isInteger(number) ? whole(calendarUnit(unit, -number, today), unit) : undefined;
    });
  for (const [names, unit] of BEGINNINGS)
    rule(`(?:${names})`, () => whole(calendarUnit(unit, 0, today), unit));
  rule(
    '(?:지난|최근|과거) ?일주일(?: ?(?:간|동안))?|일주일(?: ?(?:간|동안))|一(?:周|个?星期)(?:之?内|以?来)',
    () => whole(lastUnits(7, 'day', today), 'range'),
  );
  rule(
    '(?:지난|최근|과거) ?한 ?달(?: ?(?:간|동안))?|(?<!월 ?)한 ?달(?: ?(?:간|동안))|一个月(?:之?内|以?来)',
    () => whole(lastUnits(30, 'day', today), 'range'),
  );
  // The same days of the month before; weeks by their number.
  rule('上个?月同期|same (?:days|period) (?:of )?last month|지난 ?달 ?(?:같은 ?기간|동기)', () =>
    whole(monthBefore(calendarUnit('month', 0, today)), 'range'),
  );
  rule(
    `(?:${YEAR}的? ?)?(?:第 ?(\\d{1,2}) ?周|\\bweek (\\d{1,2})(?!\\d)|(\\d{1,2})주차)`,
    ([, a, b, c, ...numbers]) => whole(namedWeek(Number(numbers.join('')), year(a, b, c), today), 'week'),
  );
  rule(
    '(?:in |over |during )?the past (day|week|month|quarter|year)|\\bpast (day|week|month|quarter|year)',
    ([, a, b]) => whole(lastUnits(1, (a || b) as PeriodUnit, today), 'range'),
  );
}
