import type { DataQuestion } from '../../../data/DataQuestion.ts';
import { questionOf } from '../data/questionOf.ts';

/** The question that a table carried, held to the catalogue as those of a model are; undefined when it is none. */
export function governedQuestion(given: unknown, today: string): DataQuestion | undefined {
  const { period, compare, order, ...rest } = record(given);
  const question = questionOf(
    {
      ...rest,
      from: record(period).from,
      to: record(period).to,
      compareFrom: record(compare).from,
      compareTo: record(compare).to,
      orderBy: record(order).by,
      direction: record(order).direction,
    },
    today,
  );
  return 'wrong' in question ? undefined : question;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
