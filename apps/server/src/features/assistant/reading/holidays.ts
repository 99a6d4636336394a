import { Temporal } from 'temporal-polyfill';
import { Temporal as TemporalOfAllCalendars } from 'temporal-polyfill/full';
import type { DataPeriod } from '../../../data/DataQuestion.ts';

type Holiday = { names: string; of(year: number): DataPeriod | undefined };

const one = (year: number, month: number, day: number, days = 1): DataPeriod => {
  const first = Temporal.PlainDate.from({ year, month, day });
  return { from: first.toString(), to: first.add({ days: days - 1 }).toString() };
};

/** The day after the fourth Thursday of November, so many days later, for so long. */
function blackFriday(year: number, later = 0, days = 1): DataPeriod {
  const first = Temporal.PlainDate.from({ year, month: 11, day: 1 });
  const friday = first.add({ days: ((11 - first.dayOfWeek) % 7) + 22 + later });
  return one(year, friday.month, friday.day, days);
}

/** The so-manieth Monday (1) to Sunday (7) of a month. */
function nthDay(year: number, month: number, weekday: number, nth: number): DataPeriod {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return one(year, month, 1 + ((7 + weekday - first.dayOfWeek) % 7) + (nth - 1) * 7);
}

/** A day of the moon's calendar of China, for so many days from it. */
function lunar(year: number, month: number, day: number, days = 1): DataPeriod {
  const monthCode = `M${String(month).padStart(2, '0')}`;
  const { PlainDate } = TemporalOfAllCalendars;
  const first = PlainDate.from({ year, monthCode, day, calendar: 'chinese' }).withCalendar('iso8601');
  return { from: first.toString(), to: first.add({ days: days - 1 }).toString() };
}

/** The Sunday after the first full moon of spring, by Gauss. */
function easter(year: number): DataPeriod {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return one(year, Math.floor(days / 31), (days % 31) + 1);
}

/** The last Monday of May. */
function memorialDay(year: number): DataPeriod {
  const last = Temporal.PlainDate.from({ year, month: 5, day: 31 });
  return one(year, 5, 31 - (last.dayOfWeek - 1));
}

/** Amazon announces it anew each year: those that are not here are asked for. */
const PRIME_DAYS: Readonly<Record<number, DataPeriod>> = {
  2023: one(2023, 7, 11, 2),
  2024: one(2024, 7, 16, 2),
  2025: one(2025, 7, 8, 4),
};

/** Days on which people buy, by their names in the three languages; longer names first. */
export const holidays: readonly Holiday[] = [
  { names: '黑五网一|黑五到网一|cyber weekend|블프 주간', of: (year) => blackFriday(year, 0, 4) },
  { names: '黑色星期五|黑五|black friday|블랙 ?프라이데이|블프', of: (year) => blackFriday(year) },
  { names: '网络星期一|网络周一|网一|cyber monday|사이버 ?먼데이', of: (year) => blackFriday(year, 3) },
  {
    names: "双十一|双11|(?<![\\d.~-])11\\.11(?![\\d.])|光棍节|double 11|single'?s'? day|광군제",
    of: (year) => one(year, 11, 11),
  },
  { names: '双十二|双12|(?<![\\d.~-])12\\.12(?![\\d.])|double 12', of: (year) => one(year, 12, 12) },
  { names: '618大促|618', of: (year) => one(year, 6, 18) },
  { names: '春节|chinese new year|lunar new year|춘절', of: (year) => lunar(year, 1, 1, 7) },
  { names: '설날|구정', of: (year) => lunar(year, 1, 1) },
  { names: '端午节?|dragon boat festival', of: (year) => lunar(year, 5, 5) },
  { names: '七夕节?', of: (year) => lunar(year, 7, 7) },
  { names: '中秋节?|mid-autumn festival|추석|한가위', of: (year) => lunar(year, 8, 15) },
  { names: '复活节|easter(?: sunday)?|부활절', of: easter },
  { names: '五一(?:劳动节|长假|假期|黄金周|小长假)?|劳动节', of: (year) => one(year, 5, 1, 5) },
  { names: '阵亡将士纪念日|memorial day', of: memorialDay },
  {
    names: '(?:美国)?独立日|independence day|(?:the )?(?:4th|fourth) of july|july 4th|july 4(?! ?-|\\d)',
    of: (year) => one(year, 7, 4),
  },
  { names: '(?:us )?labou?r day', of: (year) => nthDay(year, 9, 1, 1) },
  { names: '빼빼로 ?데이', of: (year) => one(year, 11, 11) },
  { names: '어린이날', of: (year) => one(year, 5, 5) },
  { names: '国庆节|国庆|十一(?=期间|假期|长假|黄金周|那几天)', of: (year) => one(year, 10, 1, 7) },
  {
    names: '圣诞节|圣诞|christmas day|christmas|xmas(?: day)?|x-mas|크리스마스|성탄절',
    of: (year) => one(year, 12, 25),
  },
  { names: "元旦|new year's day|새해 첫날|신정", of: (year) => one(year, 1, 1) },
  { names: "情人节|valentine'?s day|발렌타인데이|밸런타인데이", of: (year) => one(year, 2, 14) },
  { names: "三八节|妇女节|women's day|여성의 날", of: (year) => one(year, 3, 8) },
  { names: "母亲节|mother'?s day", of: (year) => nthDay(year, 5, 7, 2) },
  { names: "父亲节|father'?s day", of: (year) => nthDay(year, 6, 7, 3) },
  { names: '万圣节|halloween|핼러윈|할로윈', of: (year) => one(year, 10, 31) },
  { names: '感恩节|thanksgiving(?: day)?|추수감사절', of: (year) => nthDay(year, 11, 4, 4) },
  { names: '节礼日|boxing day|박싱데이', of: (year) => one(year, 12, 26) },
  { names: '会员日|prime ?day|프라임 ?데이', of: (year) => PRIME_DAYS[year] },
];
