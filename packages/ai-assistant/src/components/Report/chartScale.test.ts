import { expect, it } from 'vitest';
import { axisSteps, labelEvery } from './chartScale.ts';

it('[I233] an axis has round steps that reach over every value', () => {
  expect(axisSteps([3, 87])).toEqual([0, 25, 50, 75, 100]);
  expect(axisSteps([0.3, 0.12])).toEqual([0, 0.1, 0.2, 0.3]);
  expect(axisSteps([-20, 30])).toEqual([-20, 0, 20, 40]);
  expect(axisSteps([0])).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

it('[I233] labels that would overlap are left out evenly', () => {
  expect(labelEvery(7, 8)).toBe(1);
  expect(labelEvery(30, 8)).toBe(4);
});
