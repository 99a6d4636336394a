import { expect, it } from 'vitest';
import { isDone, nextStep, STEPS, stepAfter } from './steps.ts';
import type { Setup } from './useSetup.ts';

const NEW: Setup = { file: {}, ownApps: [] } as never;

it('leads to the first step that is needed and open, then to those that may be left out', () => {
  expect(nextStep(NEW)).toBe('password');
  const begun = {
    ...NEW,
    hasPassword: true,
    reachesMail: true,
    file: { brand: { name: { zh: 'x', en: '', ko: '' } } },
  };
  expect(nextStep(begun)).toBe('company');
  const needed = {
    ...begun,
    companyCount: 1,
    file: { ...begun.file, systems: [{ code: 'A', name: begun.file.brand.name, menus: [] }] },
  };
  expect(nextStep(needed)).toBe('doors');
  const all = { ...needed, hasModel: true, file: { ...needed.file, signIn: [{ provider: 'a', name: 'a' }] } };
  expect(STEPS.every((step) => isDone(step, all))).toBe(true);
  expect(nextStep(all)).toBe('password');
});

it('what follows a step is the next one, and nothing after the last', () => {
  expect(stepAfter('password')).toBe('brand');
  expect(stepAfter('assistant')).toBeUndefined();
});
