import { expect, it } from 'vitest';
import { passwordProblem } from './passwordProblem.ts';

it.each([
  ['', 'Abcdef12', 'Abcdef12', 'former'],
  ['old', 'abcdef12', 'abcdef12', 'next'],
  ['Abcdef12', 'Abcdef12', 'Abcdef12', 'next'],
  ['old', 'Abcdef12', 'Abcdef13', 'again'],
  ['old', 'Abcdef12', 'Abcdef12', undefined],
])('%j to %j, again %j: %s', (former, next, again, problem) => {
  expect(passwordProblem({ former, next, again })).toBe(problem);
});
