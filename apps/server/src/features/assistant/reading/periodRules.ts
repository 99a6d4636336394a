import type { DataPeriod } from '../../../data/DataQuestion.ts';
import { namedDay } from './calendar.ts';
import { MONTHS } from './periodNames.ts';
import type { PeriodUnit, Token } from './Token.ts';
import type { TokenText } from './TokenText.ts';

/** What rules for days are written with. */
export type PeriodRules = ReturnType<typeof createPeriodRules>;

/** Makes what the rules for days of a text share: each replaces what it matches by the days that it names. */
export function createPeriodRules(text: TokenText, today: string) {
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
  function halfOf(of: DataPeriod | undefined, isFirst: boolean): Token | undefined {
    if (!of) return undefined;
    const from = isFirst ? of.from : `${of.from.slice(0, 8)}16`;
    const to = isFirst && of.to.slice(8) > '15' ? `${of.from.slice(0, 8)}15` : of.to;
    return from > today ? { kind: 'future' } : whole({ from, to }, 'range');
  }
  function span(from: Token | undefined, to: Token | undefined): Token | undefined {
    if (from?.kind !== 'period' || to?.kind !== 'period') return undefined;
    if (from.period.from > to.period.to) return undefined;
    return { kind: 'period', period: { from: from.period.from, to: to.period.to }, unit: 'range' };
  }
  function pastOnly(found: DataPeriod): Token {
    return found.from > today ? { kind: 'future' } : { kind: 'period', period: found, unit: 'day' };
  }
  return { text, today, whole, year, day, monthOf, rule, span, halfOf, pastOnly };
}
