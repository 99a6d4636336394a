import { expect, it } from 'vitest';
import { compileQuestion } from '../../../data/compileQuestion.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import { wordAnswer } from './wordAnswer.ts';

const SCOPE = { locale: 'en-US', timeZone: 'UTC', now: new Date('2026-11-22T00:00:00Z') } as const;

function said(more: Partial<DataQuestion>): string {
  const question: DataQuestion = {
    measures: ['onHand'],
    by: ['ageBand'],
    filters: [],
    segments: [],
    ...more,
  };
  const compiled = compileQuestion(question, SCOPE);
  if (!compiled) throw new Error('no data answers this');
  const rowOf = (name: string, figure: number) => ({
    dimensions: compiled.dimensions.map(() => name),
    measures: compiled.measures.map(() => figure),
    before: [],
  });
  const rows = [rowOf('0–30', 5), rowOf('31–60', 9)];
  const result = { rows, total: rowOf('', 14), groups: 2, sql: compiled.sql, values: [], ms: 1 };
  return wordAnswer({ question, compiled, result }, SCOPE.locale);
}

it('[D631] a range of a figure is said to lead only where it was ranked', () => {
  expect(said({})).not.toContain('Leading');
  expect(said({ order: { by: 'onHand', direction: 'desc' } })).toContain('Leading');
  expect(said({ by: ['warehouse'] })).toContain('Leading');
});
