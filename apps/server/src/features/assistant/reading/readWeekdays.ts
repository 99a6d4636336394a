import { weekday } from './calendar.ts';
import type { PeriodRules } from './periodRules.ts';

const WEEKDAY = '(mon|tues|wednes|thurs|fri|satur|sun)day';
/** The seven names of each language, Monday first. */
const WEEKS = [
  ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'],
  [...'一二三四五六日'],
  [...'一二三四五六天'],
  [...'월화수목금토일'],
];

/** Replaces days of the week, spans of them, and weekends. */
export function readWeekdays({ today, whole, rule, span, pastOnly }: PeriodRules): void {
  rule(
    '上个?(?:周|星期|礼拜)的?(?:同一?[天日]|同期|同样(?:的)?(?:时间|日子))|(?:the )?same (?:day|weekday|days|time|period) (?:of )?(?:the )?(?:last|previous|prior) week|last week,? (?:the )?same (?:day|weekday)|(?:지난|저번) ?주(?:의)? ?(?:(?:같은|동일) ?(?:요일|날|기간)|동기|동요일)',
    () => ({ kind: 'weekBefore' }),
  );
  rule(
    '(上上|上|这|本)?个?(?:周|星期|礼拜)([一二三四五六日天]) ?(?:到|至|-|~) ?(?:这|本|上)?个?(?:周|星期|礼拜)?([一二三四五六日天])(?!度)',
    ([, which, first = '', last = '']) => {
      const weeks = weeksOf(which);
      const of = (name: string) => pastOnly(weekday(numberOf(name), weeks, today));
      return span(of(first), of(last));
    },
  );
  rule(
    `(?:from )?${WEEKDAY} (?:to|through|-|until) ${WEEKDAY} (?:of )?(last|this) week|(last|this) week (?:from )?${WEEKDAY} (?:to|through|-|until) ${WEEKDAY}`,
    ([, a, b, c, d, e, f]) => {
      const of = (name = '') => pastOnly(weekday(numberOf(name), (c || d) === 'last' ? -1 : 0, today));
      return span(of(a || e), of(b || f));
    },
  );
  rule(`${WEEKDAY} (?:of )?last week|last week'?s? ${WEEKDAY}`, ([, a, b]) =>
    whole(weekday(numberOf(a || b || ''), -1, today), 'day'),
  );
  rule('(上上|上|这|本)?个?(?:周|星期|礼拜)([一二三四五六日天])(?!度)', ([, which, name = '']) => {
    return pastOnly(weekday(numberOf(name), which ? weeksOf(which) : undefined, today));
  });
  rule(`(?:on )?(?:last )?${WEEKDAY}`, ([, name = '']) =>
    whole(weekday(numberOf(name), undefined, today), 'day'),
  );
  rule('지난 ([월화수목금토일])요일', ([, name = '']) =>
    whole(weekday(numberOf(name), undefined, today), 'day'),
  );
  rule('(지난 ?주|이번 ?주)? ?([월화수목금토일])요일', ([, which, name = '']) =>
    pastOnly(weekday(numberOf(name), which ? (which.startsWith('지난') ? -1 : 0) : undefined, today)),
  );
  rule('(?:这个?|本)周末|this weekend|이번 ?주말', () => {
    const [first, last] = [weekday(6, 0, today), weekday(7, 0, today)];
    if (first.from > today) return { kind: 'future' };
    return whole({ from: first.from, to: last.to > today ? today : last.to }, 'range');
  });
  rule('上周末|last weekend|지난 ?주말', () =>
    span(whole(weekday(6, -1, today), 'day'), whole(weekday(7, -1, today), 'day')),
  );
}

/** The number of a day of the week, Monday being 1; 0 for what is none. */
function numberOf(name: string): number {
  return Math.max(...WEEKS.map((names) => names.indexOf(name.toLowerCase()))) + 1;
}

function weeksOf(which: string | undefined): number {
  return which === '上上' ? -2 : which === '上' ? -1 : 0;
}
