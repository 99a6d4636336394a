import { expect, it } from 'vitest';
import { axisSteps, fitLabel, labelEvery } from './chartScale.ts';

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

it('[I233] a label is written as far as it fits, letters of Chinese and Korean taking more room', () => {
  expect(fitLabel('11-15', 56)).toBe('11-15');
  expect(fitLabel('Amazon Germany', 60)).toBe('Amazon G…');
  expect(fitLabel('亚马逊德国站', 56)).toBe('亚马逊德…');
  expect(fitLabel('쿠팡', 5)).toBe('쿠…');
});
