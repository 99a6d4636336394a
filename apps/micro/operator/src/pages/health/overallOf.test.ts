import { expect, it } from 'vitest';
import { overallOf } from './overallOf.ts';

const checks = (...states: string[]) => states.map((state) => ({ check: 'jobs', state, values: {} }));

it('the service does as its worst part; what is not set up does not count', () => {
  expect(overallOf(checks('good', 'off', 'good'))).toBe('good');
  expect(overallOf(checks('good', 'attention', 'off'))).toBe('attention');
  expect(overallOf(checks('attention', 'bad', 'good'))).toBe('bad');
  expect(overallOf([])).toBe('good');
});
