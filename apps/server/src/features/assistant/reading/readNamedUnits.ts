import { calendarAround, calendarUnit, namedMonth } from './calendar.ts';
import { numberOf } from './normalise.ts';
import { MONTH, NAMED, UNIT_AROUND, YEAR } from './periodNames.ts';
import type { PeriodRules } from './periodRules.ts';
import { FOUND } from './TokenText.ts';

/** Replaces months by their name, units of which only the place is said (this quarter, last year), and the year to compare with. */
export function readNamedUnits({ text, today, whole, year, monthOf, rule }: PeriodRules): void {
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
    '去年同期|同比|same (?:period|time|days?|dates?|month|quarter|week) (?:of )?last year|(?:the )?(?:same period )?(?:a year|one year) (?:ago|earlier)|year[- ]over[- ]year|yoy|(?:작년|전년|지난해) ?(?:같은 ?기간|동기)|전년 ?대비',
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
}
