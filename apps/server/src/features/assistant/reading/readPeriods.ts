import { createPeriodRules, type PeriodRules } from './periodRules.ts';
import { readCountedDays } from './readCountedDays.ts';
import { readDates } from './readDates.ts';
import { readNamedUnits } from './readNamedUnits.ts';
import { readWeekdays } from './readWeekdays.ts';
import { FOUND, type TokenText } from './TokenText.ts';

/** Replaces what names days; what is left names none that the three languages are known to have. The order matters. */
export function readPeriods(text: TokenText, today: string): void {
  const rules = createPeriodRules(text, today);
  readDates(rules);
  readCountedDays(rules);
  readWeekdays(rules);
  readNamedUnits(rules);
  joinPeriods(rules);
}

/** Makes one span of two periods, or of one and today. */
function joinPeriods({ text, today, whole, rule, span }: PeriodRules): void {
  rule(
    `(${FOUND}) ?(?:截至|截止到?|到|至|-|–|~|부터|to|through|until|till) ?(${FOUND})(?:为止|期间|까지)?`,
    ([, from = '', to = '']) => span(text.tokenOf(from), text.tokenOf(to)),
  );
  rule(`between (${FOUND}) and (${FOUND})`, ([, from = '', to = '']) =>
    span(text.tokenOf(from), text.tokenOf(to)),
  );
  rule(
    `since (${FOUND})|from (${FOUND}) (?:on|onwards|to date|until now|till now)|(${FOUND}) ?(?:至今|以来|之后|以后|到现在|到今天|이후(?:로)?|부터 ?(?:지금|현재|오늘)?(?:까지)?)`,
    ([, ...signs]) => {
      const token = text.tokenOf(signs.join(''));
      if (token?.kind !== 'period') return undefined;
      return whole({ from: token.period.from, to: today }, 'range');
    },
  );
}
