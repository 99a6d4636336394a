import { expect, it } from 'vitest';
import { isComposingKey, type KeyFacts } from './isComposingKey.ts';

const plain: KeyFacts = { key: 'Enter', isComposing: false, keyCode: 13, isWithinComposition: false };

it.each<[string, Partial<KeyFacts>]>([
  ['Chromium: the event says so', { isComposing: true }],
  ['Chromium with its own code', { isComposing: true, keyCode: 229 }],
  ['Safari: the composition has ended, the code tells', { keyCode: 229 }],
  ['Windows: the key is called Process', { key: 'Process', keyCode: 229 }],
  ['a browser that says nothing in the event', { isWithinComposition: true }],
])('[I210] Enter belongs to the input method: %s', (_, facts) => {
  expect(isComposingKey({ ...plain, ...facts })).toBe(true);
});

it('[I210] the next plain Enter is the person’s own', () => {
  expect(isComposingKey(plain)).toBe(false);
});
