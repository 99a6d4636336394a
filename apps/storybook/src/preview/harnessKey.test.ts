import { expect, it } from 'vitest';
import { harnessKey } from './harnessKey.ts';

const subcomponents = { TabStrip: () => null };

it('begins a harness anew when a control changes one of its plain args', () => {
  const before = harnessKey({ args: { active: 'a', panes: [] }, subcomponents });
  expect(harnessKey({ args: { active: 'b', panes: [] }, subcomponents })).not.toBe(before);
  expect(harnessKey({ args: { active: 'a', panes: [{}] }, subcomponents })).toBe(before);
});

it('leaves a component that is shown by itself as a person left it', () => {
  expect(harnessKey({ args: { open: true } })).toBeUndefined();
  expect(harnessKey({ args: { open: false }, subcomponents: {} })).toBeUndefined();
});
