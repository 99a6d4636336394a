import type { PeriodUnit } from './Token.ts';

/** Months as English shortens them. */
export const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** "May" is also a word: it needs a preposition or a year. */
export const MONTH =
  '(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|(?<=\\b(?:in|of|for|since|from|to|until|and|last|this) )may|may(?= \\d))';
/** A year by its number, or by its place. */
export const YEAR = '(?:(20\\d\\d) ?(?:年度?|년도?|[-/.])?|(今年|this year|올해)|(去年|last year|작년))';

/** Units, and how each language says them. */
export const UNITS: readonly (readonly [PeriodUnit, string])[] = [
  ['day', '天|日(?!本)|days?|일'],
  ['week', '周|星期|礼拜|weeks?|주(?!문)'],
  ['month', '月|months?|개월|달'],
  ['quarter', '季度|quarters?|분기'],
  ['year', '年|years?|년'],
];

/** Words for the present unit, the one before and the one before that. */
export const NAMED: readonly (readonly [string, PeriodUnit, number])[] = [
  ['大前天|大前日|大前儿', 'day', -3],
  ['前天|前日|前儿个?|the day before yesterday|day before yesterday|그저께|그제|엊그제', 'day', -2],
  ["昨天|昨日|昨儿个?|yesterday'?s?|어제", 'day', -1],
  ["今天|今日|今儿个?|当天(?=的?(?:截|到))|today'?s?|오늘", 'day', 0],
  [
    '上上个?(?:周|星期|礼拜)(?![一二三四五六日天])|the week before last|week before last|지지난 ?주(?!문)',
    'week',
    -2,
  ],
  [
    "上个?(?:周|星期|礼拜)(?![一二三四五六日天])|last week'?s?|(?:the )?(?:previous|prior) week|지난 ?주(?!문)|저번 ?주(?!문)",
    'week',
    -1,
  ],
  ["本周|这个?(?:周|星期|礼拜)|this week'?s?|week to date|wtd|이번 ?주(?!문)", 'week', 0],
  ['上上个?月|前个月|the month before last|month before last|지지난 ?달', 'month', -2],
  ["上个?月|last month'?s?|(?:the )?(?:previous|prior) month|지난 ?달|저번 ?달|전월(?! ?대비)", 'month', -1],
  ["本月|这个?月|当月|this month'?s?|month to date|mtd|이번 ?달|이달", 'month', 0],
  ['上上个?季度|the quarter before last|지지난 ?분기', 'quarter', -2],
  ["上个?季度|last quarter'?s?|(?:the )?(?:previous|prior) quarter|지난 ?분기", 'quarter', -1],
  ["本季度?|这个?季度|this quarter'?s?|quarter to date|qtd|이번 ?분기", 'quarter', 0],
  ['前年|the year before last|재작년', 'year', -2],
  ["去年全年|去年|上一?年度?|last year'?s?|(?:the )?(?:previous|prior) year|작년|지난해", 'year', -1],
  ["今年|本年度?|当年|年内|this year'?s?|year to date|ytd|올해|금년", 'year', 0],
];

/** Since the unit of today began. */
export const BEGINNINGS: readonly (readonly [string, PeriodUnit])[] = [
  [
    '(?:从|自)?(?:今年)?年初(?:到现在|至今|到今天|以来|开始|起)|since (?:the )?(?:start|beginning) of (?:the|this) year|so far this year|(?:the )?year so far|연초부터(?: ?지금까지)?|올해 ?(?:들어서?|초부터)',
    'year',
  ],
  [
    '(?:从|自)?(?:本月|这个?月)?月初(?:到现在|至今|到今天|以来|开始|起)|since (?:the )?(?:start|beginning) of (?:the|this) month|so far this month|(?:the )?month so far|월초부터(?: ?지금까지)?|이번 ?달 ?(?:들어서?|초부터)',
    'month',
  ],
  [
    '季初(?:到现在|至今|以来|起)|since (?:the )?(?:start|beginning) of (?:the|this) quarter|so far this quarter|이번 ?분기 ?들어서?',
    'quarter',
  ],
  ['(?:the )?week so far|so far this week|since monday|이번 ?주 ?들어서?', 'week'],
];

/** The unit in which named days lie: "双11那周", "the week of Black Friday". */
export const UNIT_AROUND: readonly (readonly ['week' | 'month' | 'quarter', string, string, string])[] = [
  ['week', '周|星期|礼拜', 'week', '주'],
  ['month', '月', 'month', '달'],
  ['quarter', '季度?', 'quarter', '분기'],
];

/** Days to come. */
export const FUTURE =
  /明天|明日|后天|下个?(?:周|星期|月|季度|年)|明年|未来|接下来|\btomorrow\b|\bnext (?:week|month|quarter|year|\d+|few)\b|내일|모레|다음 ?(?:주|달|분기|해)|내년|앞으로/i;
