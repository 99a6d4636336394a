import type { DataPeriod } from '../../../data/DataQuestion.ts';
import {
  calendarUnit,
  lastUnits,
  monthBefore,
  namedDay,
  namedMonth,
  namedPart,
  namedWeek,
  weekday,
} from './calendar.ts';
import { holidays } from './holidays.ts';
import { NUMBER, numberOf } from './normalise.ts';
import { BEGINNINGS, FUTURE, MONTH, MONTHS, NAMED, UNITS, YEAR } from './periodNames.ts';
import type { PeriodUnit, Token } from './Token.ts';
import { FOUND, type TokenText } from './TokenText.ts';

const WEEKDAY = '(mon|tues|wednes|thurs|fri|satur|sun)day';
const numberOfDay = (name: string) =>
  ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].indexOf(name.toLowerCase()) + 1;

/** Replaces what names days; what is left names none that the three languages are known to have. */
export function readPeriods(text: TokenText, today: string): void {
  const whole = (found: DataPeriod | undefined, unit: PeriodUnit): Token | undefined =>
    found && { kind: 'period', period: found, unit };
  const year = (given?: string, here?: string, before?: string) => {
    const present = Number(today.slice(0, 4));
    if (given) return Number(given);
    if (here) return present;
    return before ? present - 1 : undefined;
  };
  const day = (month: number, date: number, chosen?: number) => {
    const found = namedDay(month, date, chosen, today);
    return whole(found ? { from: found, to: found } : undefined, 'day');
  };
  const monthOf = (name = '') => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const rule = (pattern: string, read: (groups: string[]) => Token | undefined) =>
    text.take(new RegExp(pattern, 'i'), (match) => read([...match].map((group) => group ?? '')));

  text.take(FUTURE, () => ({ kind: 'future' }));
  for (const { names, of } of holidays)
    rule(
      `(?:${YEAR} ?的?)?(?:${names})(?: (20\\d\\d)| (last year))?(?:当天|期间|大促|那天|那几天)?`,
      ([, a, b, c, d, e]) => {
        const chosen = year(a || d, b, c || e);
        const present = Number(today.slice(0, 4));
        for (const one of chosen === undefined ? [present, present - 1] : [chosen]) {
          const found = of(one);
          if (!found) return { kind: 'unknownDays', text: String(one) };
          if (found.to <= today) return whole(found, found.from === found.to ? 'day' : 'range');
        }
        return { kind: 'future' };
      },
    );
  // Two days of which the second says less than the first, or the first less than the second.
  rule(
    `(?:${YEAR} ?)?(\\d{1,2})[月월] ?(\\d{1,2})[日号일]? ?(?:到|至|-|~|부터) ?(\\d{1,2})[日号일](?:까지)?`,
    ([, a, b, c, month, from, to]) =>
      span(day(Number(month), Number(from), year(a, b, c)), day(Number(month), Number(to), year(a, b, c))),
  );
  rule(
    `(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)? ?(?:to|-|–|through|until) ?(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (20\\d\\d))?`,
    ([, name, from, to, a]) =>
      span(day(monthOf(name), Number(from), year(a)), day(monthOf(name), Number(to), year(a))),
  );
  rule(
    `(\\d{1,2})(?:st|nd|rd|th)? ?(?:to|-|–|through|until) ?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})(?: (20\\d\\d))?`,
    ([, from, to, name, a]) =>
      span(day(monthOf(name), Number(from), year(a)), day(monthOf(name), Number(to), year(a))),
  );
  rule(
    `(?:${YEAR} ?)?(\\d{1,2})(?:月份?|월)? ?(?:到|至|-|~|부터) ?(\\d{1,2})(?:月份?|월)(?!\\d)(?:까지)?`,
    ([, a, b, c, from, to]) =>
      span(
        whole(namedMonth(Number(from), year(a, b, c), today), 'month'),
        whole(namedMonth(Number(to), year(a, b, c), today), 'month'),
      ),
  );
  rule(
    `between (?:the )?(\\d{1,2})(?:st|nd|rd|th)? and (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})|between (${MONTH}) (\\d{1,2})(?:st|nd|rd|th)? and (\\d{1,2})(?:st|nd|rd|th)?`,
    ([, from, to, name, other, start, end]) =>
      span(
        day(monthOf(name || other), Number(from || start)),
        day(monthOf(name || other), Number(to || end)),
      ),
  );
  // Whole days.
  rule('(20\\d\\d) ?[-/.年년] ?(\\d{1,2}) ?[-/.月월] ?(\\d{1,2})[日号일]?(?!\\d)', ([, a, month, date]) =>
    day(Number(month), Number(date), Number(a)),
  );
  rule(
    `(?:${YEAR}的? ?)?(?<![\\d-])(\\d{1,2})[月월] ?(\\d{1,2})[日号일]?(?!\\d)`,
    ([, a, b, c, month, date]) => day(Number(month), Number(date), year(a, b, c)),
  );
  rule(`(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d)(?:,? (20\\d\\d))?`, ([, name, date, a]) =>
    day(monthOf(name), Number(date), year(a)),
  );
  rule(`(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})\\b(?:,? (20\\d\\d))?`, ([, date, name, a]) =>
    day(monthOf(name), Number(date), year(a)),
  );
  rule('(?<![\\d/.-])(\\d{1,2})/(\\d{1,2})(?![\\d/])', ([, month, date]) => day(Number(month), Number(date)));
  rule(
    '(?<![\\d/.-])(\\d{1,2})\\.(\\d{1,2})(?= ?(?:到|至|-|~) ?\\d{1,2}\\.\\d{1,2}(?!\\d))',
    ([, month, date]) => day(Number(month), Number(date)),
  );
  rule(`(${FOUND} ?(?:到|至|-|~) ?)(\\d{1,2})\\.(\\d{1,2})(?!\\d)`, ([, before, month, date]) => {
    const [from, to] = [text.tokenOf(before?.[0] ?? ''), day(Number(month), Number(date))];
    return span(from, to);
  });
  // Parts of a year and of a month.
  rule(
    `(?:${YEAR}的?)?前([二三四五六七八九十]|\\d{1,2}|十一|十二)个?(季度|月)(?!\\d)|(?:the )?first (two|three|2|3) (quarters)`,
    ([, a, b, c, chinese, unit, english]) => {
      const months = numberOf(chinese || english || '') * (unit === '月' ? 1 : 3);
      const first = namedMonth(1, year(a, b, c) ?? Number(today.slice(0, 4)), today);
      const last = namedMonth(months, year(a, b, c) ?? Number(today.slice(0, 4)), today);
      return span(whole(first, 'month'), whole(last, 'month'));
    },
  );
  rule(
    `(?:${YEAR}的? ?)?(?:第?([一二三四1-4])季度|(?:the )?(first|second|third|fourth|1st|2nd|3rd|4th) quarter|q([1-4])|([1-4])분기)(?: (?:of )?(?:fiscal )?(?:year )?(20\\d\\d)| (last year))?`,
    ([, a, b, c, ...rest]) => {
      const [chinese, name = '', english, korean, after, last] = rest;
      const ordinal =
        'first second third fourth'.split(' ').indexOf(name.toLowerCase()) + 1 || Number.parseInt(name, 10);
      return whole(
        namedPart(
          name ? ordinal : numberOf(chinese || english || korean || ''),
          3,
          year(a || after, b, c || last),
          today,
        ),
        'quarter',
      );
    },
  );
  rule(
    `(?:${YEAR}的? ?)?(?:(上)|下)半年|(?:${YEAR} ?)?(?:(상)|하)반기`,
    ([, a, b, c, first, d, e, f, korean]) =>
      whole(namedPart(first || korean ? 1 : 2, 6, year(a || d, b || e, c || f), today), 'range'),
  );
  rule(
    '\\bh([12])\\b(?: (?:of )?(20\\d\\d)| (?:of )?(this year)| (?:of )?(last year))?',
    ([, half, a, b, c]) => whole(namedPart(Number(half), 6, year(a, b, c), today), 'range'),
  );
  rule('(first|second) half of (?:(20\\d\\d)|(this year)|(last year)|the year)', ([, half, a, b, c]) =>
    whole(namedPart(half?.toLowerCase() === 'first' ? 1 : 2, 6, year(a, b, c), today), 'range'),
  );
  rule(`(?:${YEAR}的? ?)?(\\d{1,2}|本|上个?)月的?([上中下])旬`, ([, a, b, c, month = '', third]) => {
    const of = /\d/.test(month)
      ? namedMonth(Number(month), year(a, b, c), today)
      : calendarUnit('month', month === '本' ? 0 : -1, today);
    if (!of) return undefined;
    const [from, to] = { 上: ['01', '10'], 中: ['11', '20'], 下: ['21', ''] }[third as '上'] ?? ['01', ''];
    const begin = `${of.from.slice(0, 8)}${from}`;
    return whole(
      begin > today ? undefined : { from: begin, to: to ? `${of.from.slice(0, 8)}${to}` : of.to },
      'range',
    );
  });
  // The last so many.
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
  rule('(?:last |past )?half a year|最近半年|近半年|최근 반년|반년', () =>
    whole(lastUnits(183, 'day', today), 'range'),
  );
  // So long ago, and since a unit began.
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
  // Days of the week.
  rule(
    '(上上|上|这|本)?个?(?:周|星期|礼拜)([一二三四五六日天]) ?(?:到|至|-|~) ?(?:这|本|上)?个?(?:周|星期|礼拜)?([一二三四五六日天])(?!度)',
    ([, which, first = '', last = '']) => {
      const weeks = which === '上上' ? -2 : which === '上' ? -1 : 0;
      const of = (name: string) =>
        pastOnly(weekday('一二三四五六日'.indexOf(name === '天' ? '日' : name) + 1, weeks, today));
      return span(of(first), of(last));
    },
  );
  rule(
    `(?:from )?${WEEKDAY} (?:to|through|-|until) ${WEEKDAY} (?:of )?(last|this) week|(last|this) week (?:from )?${WEEKDAY} (?:to|through|-|until) ${WEEKDAY}`,
    ([, a, b, c, d, e, f]) => {
      const of = (name = '') => pastOnly(weekday(numberOfDay(name), (c || d) === 'last' ? -1 : 0, today));
      return span(of(a || e), of(b || f));
    },
  );
  rule(`${WEEKDAY} (?:of )?last week|last week'?s? ${WEEKDAY}`, ([, a, b]) =>
    whole(weekday(numberOfDay(a || b || ''), -1, today), 'day'),
  );
  rule('(上上|上|这|本)?个?(?:周|星期|礼拜)([一二三四五六日天])(?!度)', ([, which, name = '']) => {
    const number = '一二三四五六日'.indexOf(name === '天' ? '日' : name) + 1;
    const weeks = which === '上上' ? -2 : which === '上' ? -1 : 0;
    return pastOnly(weekday(number, which ? weeks : undefined, today));
  });
  rule('(?:on )?(?:(last) )?(mon|tues|wednes|thurs|fri|satur|sun)day', ([, , name = '']) => {
    const number = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].indexOf(name.toLowerCase()) + 1;
    return whole(weekday(number, undefined, today), 'day');
  });
  rule('(지난 ?주|이번 ?주)? ?([월화수목금토일])요일', ([, which, name = '']) =>
    pastOnly(
      weekday(
        '월화수목금토일'.indexOf(name) + 1,
        which ? (which.startsWith('지난') ? -1 : 0) : undefined,
        today,
      ),
    ),
  );
  rule('上周末|last weekend|지난 ?주말', () =>
    span(whole(weekday(6, -1, today), 'day'), whole(weekday(7, -1, today), 'day')),
  );
  // Months by name; a unit of which only the place is said.
  rule(`(?:(20\\d\\d) ?[-/.] ?)(\\d{1,2})(?![\\d-])`, ([, a, month]) =>
    whole(namedMonth(Number(month), Number(a), today), 'month'),
  );
  rule(
    `(?:${YEAR}的? ?)?(?<!\\d)(\\d{1,2}|十[一二]?|[一二三四五六七八九])月份?(?:整月|全月|整个月|一整个?月)?(?!\\d)`,
    ([, a, b, c, month = '']) => whole(namedMonth(numberOf(month), year(a, b, c), today), 'month'),
  );
  rule(
    `(?:${YEAR} ?)?(?<!\\d)(\\d{1,2})월(?: ?(?:한 ?달|내내|전체)(?: ?(?:간|동안))?)?`,
    ([, a, b, c, month]) => whole(namedMonth(Number(month), year(a, b, c), today), 'month'),
  );
  rule(`\\b(last )?(${MONTH})\\b\\.?(?: (?:of )?(20\\d\\d)| (?:of )?(last year))?`, ([, , name, a, b]) =>
    whole(namedMonth(monthOf(name), year(a, '', b), today), 'month'),
  );
  rule(
    '去年同期|同比|same (?:period|time|days|month|quarter|week) (?:of )?last year|(?:the )?(?:same period )?(?:a year|one year) (?:ago|earlier)|year[- ]over[- ]year|yoy|(?:작년|전년|지난해) ?(?:같은 ?기간|동기)|전년 ?대비',
    () => ({ kind: 'compare', with: 'lastYear' }),
  );
  for (const [names, unit, offset] of NAMED)
    rule(
      `(?:(?<![a-z])|(?![a-z]))(?:${names})(?:(?![a-z])|(?<![a-z]))(?: so far| to date)?(?:至今|以来|到现在)?`,
      () => whole(calendarUnit(unit, offset, today), unit),
    );
  rule(
    '(?:full[- ]year |calendar (?:year )?)?(?<!\\d)(20\\d\\d)(?: ?年度?(?:全年|整年)?|년(?: ?(?:한 ?해|전체))?)?(?!\\d)',
    ([, a]) => {
      const from = `${a}-01-01`;
      if (from > today) return { kind: 'future' };
      return whole({ from, to: `${a}-12-31` > today ? today : `${a}-12-31` }, 'year');
    },
  );
  // Two of them make a span.
  rule(
    `(${FOUND}) ?(?:到|至|-|–|~|부터|to|through|until|till) ?(${FOUND})(?:为止|期间|까지)?`,
    ([, from = '', to = '']) => span(text.tokenOf(from), text.tokenOf(to)),
  );
  rule(`between (${FOUND}) and (${FOUND})`, ([, from = '', to = '']) =>
    span(text.tokenOf(from), text.tokenOf(to)),
  );
  rule(
    `since (${FOUND})|from (${FOUND}) (?:on|onwards|to date|until now|till now)|(${FOUND}) ?(?:至今|以来|到现在|到今天|부터 ?(?:지금|현재|오늘)?(?:까지)?)`,
    ([, ...signs]) => {
      const token = text.tokenOf(signs.join(''));
      if (token?.kind !== 'period') return undefined;
      return whole({ from: token.period.from, to: today }, 'range');
    },
  );

  function span(from: Token | undefined, to: Token | undefined): Token | undefined {
    if (from?.kind !== 'period' || to?.kind !== 'period') return undefined;
    if (from.period.from > to.period.to) return undefined;
    return { kind: 'period', period: { from: from.period.from, to: to.period.to }, unit: 'range' };
  }
  function pastOnly(found: DataPeriod): Token {
    return found.from > today ? { kind: 'future' } : { kind: 'period', period: found, unit: 'day' };
  }
}
