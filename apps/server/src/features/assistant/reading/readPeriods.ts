import {
  calendarAround,
  calendarUnit,
  lastUnits,
  monthBefore,
  namedMonth,
  namedWeek,
  weekday,
} from './calendar.ts';
import { NUMBER, numberOf } from './normalise.ts';
import { BEGINNINGS, MONTH, NAMED, UNIT_AROUND, UNITS, YEAR } from './periodNames.ts';
import { createPeriodRules } from './periodRules.ts';
import { readDates } from './readDates.ts';
import type { PeriodUnit } from './Token.ts';
import { FOUND, type TokenText } from './TokenText.ts';

const WEEKDAY = '(mon|tues|wednes|thurs|fri|satur|sun)day';
const numberOfDay = (name: string) =>
  ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].indexOf(name.toLowerCase()) + 1;

/** Replaces what names days; what is left names none that the three languages are known to have. */
export function readPeriods(text: TokenText, today: string): void {
  const rules = createPeriodRules(text, today);
  readDates(rules);
  const { whole, year, monthOf, rule, span, pastOnly } = rules;
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
  rule('(?:这个?|本)周末|this weekend|이번 ?주말', () => {
    const [first, last] = [weekday(6, 0, today), weekday(7, 0, today)];
    if (first.from > today) return { kind: 'future' };
    return whole({ from: first.from, to: last.to > today ? today : last.to }, 'range');
  });
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
  for (const [unit, chinese, english, korean] of UNIT_AROUND)
    rule(
      `(${FOUND}) ?(?:那|当|所在的?)(?:一|个|一个)?(?:${chinese})(?![一二三四五六日天])|(?:the )?(?:whole )?${english} (?:of|with) (${FOUND})|(${FOUND}) (?:그 ?|있는 ?|있던 ?)?${korean}간?(?![가-힣])`,
      ([, ...signs]) => {
        const token = text.tokenOf(signs.join(''));
        if (token?.kind !== 'period' || token.period.from !== token.period.to) return undefined;
        return whole(calendarAround(unit, token.period.from, today), unit);
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
}
