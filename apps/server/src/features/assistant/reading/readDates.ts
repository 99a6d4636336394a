import { calendarUnit, namedMonth, namedPart } from './calendar.ts';
import { holidays } from './holidays.ts';
import { numberOf } from './normalise.ts';
import { FUTURE, MONTH, YEAR } from './periodNames.ts';
import type { PeriodRules } from './periodRules.ts';
import { FOUND } from './TokenText.ts';

/** Replaces holidays, dates, and parts of years and months. */
export function readDates({ text, today, whole, year, day, monthOf, rule, span, halfOf }: PeriodRules): void {
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
  // Two days beside each other.
  rule(
    `(\\d{1,2})(?:st|nd|rd|th)? (?:and|&) (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})`,
    ([, from, to, name]) =>
      Number(to) === Number(from) + 1
        ? span(day(monthOf(name), Number(from)), day(monthOf(name), Number(to)))
        : undefined,
  );
  rule(
    `between (?:the )?(\\d{1,2})(?:st|nd|rd|th)? and (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})|between (${MONTH}) (\\d{1,2})(?:st|nd|rd|th)? and (\\d{1,2})(?:st|nd|rd|th)?`,
    ([, from, to, name, other, start, end]) =>
      span(
        day(monthOf(name || other), Number(from || start)),
        day(monthOf(name || other), Number(to || end)),
      ),
  );
  // Days of a month that is named by its place.
  rule(
    '(本|这个?|上上个?|上个?)月的?(\\d{1,2})[日号](?: ?(?:到|至|-|~) ?(\\d{1,2})[日号])?|(이번 ?달|지난 ?달) ?(\\d{1,2})일(?:부터 ?(\\d{1,2})일(?:까지)?)?',
    ([, place = '', from, to, korean = '', first, last]) => {
      const back = place.startsWith('上上')
        ? -2
        : place.startsWith('上') || korean.startsWith('지난')
          ? -1
          : 0;
      const month = calendarUnit('month', back, today).from;
      const of = (date = '') => day(Number(month.slice(5, 7)), Number(date), Number(month.slice(0, 4)));
      return span(of(from || first), of(to || last || from || first));
    },
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
  rule('(?<![\\d/.-])(\\d{1,2})\\.(\\d{1,2}) ?(?:当天|那天|当日|号|日|大促)', ([, month, date]) =>
    day(Number(month), Number(date)),
  );
  rule(`(${FOUND} ?(?:到|至|-|~) ?)(\\d{1,2})\\.(\\d{1,2})(?!\\d)`, ([, before, month, date]) => {
    const [from, to] = [text.tokenOf(before?.[0] ?? ''), day(Number(month), Number(date))];
    return span(from, to);
  });
  // Parts of a year and of a month.
  rule(
    `(?:${YEAR}的?)?前([二三四五六七八九十]|\\d{1,2}|十一|十二)个?(季度|月)(?!\\d)|(?:the )?first (two|three|2|3) (quarters)`,
    ([found, a, b, c, chinese, unit, english]) => {
      // Of this year, or the last ones before today?
      if (unit === '月' && year(a, b, c) === undefined) return { kind: 'unknownDays', text: found ?? '' };
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
  rule(
    `(?:${YEAR}的? ?)?(?:(\\d{1,2})月份?|(本|这个?|上个?)月)?的?(上|下)半个?月`,
    ([, a, b, c, month, place, half]) => {
      const of = month
        ? namedMonth(Number(month), year(a, b, c), today)
        : calendarUnit('month', place?.startsWith('上') ? -1 : 0, today);
      return halfOf(of, half === '上');
    },
  );
  rule(
    `(first|second) half of (?:(${MONTH})(?: (20\\d\\d))?|(this|last) month)`,
    ([, half, name, a, place]) =>
      halfOf(
        name
          ? namedMonth(monthOf(name), year(a), today)
          : calendarUnit('month', place === 'last' ? -1 : 0, today),
        half?.toLowerCase() === 'first',
      ),
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
}
