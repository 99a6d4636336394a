import { isShare, type MeasureName } from './catalogue/measures.ts';
import type { Bound, BoundSign, DataQuestion } from './DataQuestion.ts';

/**
 * The same as people say and type it, `35` for 35 %: so it is sent and stored. Its other name keeps the scales apart, also
 * for a server or a page of the version before.
 */
export type SaidBound = { measure: MeasureName; is: BoundSign; value: number };

/** A question as it is sent and stored. */
export type SaidQuestion = Omit<DataQuestion, 'having'> & { having?: SaidBound };

/** The digits that a number keeps: what was typed comes back as it was. */
const DIGITS = 15;

/** A bound as the catalogue takes it. */
export function meantBound({ measure, is, value }: SaidBound): Bound {
  return { measure, is, than: isShare(measure) ? Number((value / 100).toPrecision(DIGITS)) : value };
}

/** A bound as people say it. */
export function saidBound({ measure, is, than }: Bound): SaidBound {
  return { measure, is, value: isShare(measure) ? Number((than * 100).toPrecision(DIGITS)) : than };
}

/** Whether a figure lies as a bound says, as the database decides it. */
export function isWithin(figure: number, { is, than }: Pick<Bound, 'is' | 'than'>): boolean {
  if (is === '<' || is === '>') return is === '<' ? figure < than : figure > than;
  return is === '<=' ? figure <= than : figure >= than;
}

/** A question as the catalogue takes it. */
export function meantQuestion({ having, ...question }: SaidQuestion): DataQuestion {
  return { ...question, ...(having && { having: meantBound(having) }) };
}

/** A question as it is sent and stored. */
export function saidQuestion({ having, ...question }: DataQuestion): SaidQuestion {
  return { ...question, ...(having && { having: saidBound(having) }) };
}
