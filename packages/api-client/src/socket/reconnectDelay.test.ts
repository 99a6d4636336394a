import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_POLICY, reconnectDelay } from './reconnectDelay.ts';

it('[C71] the first three delays are drawn between 5 and 6 s', () => {
  for (const failures of [0, 1, 2, 3]) {
    expect(reconnectDelay(DEFAULT_POLICY, failures, 0)).toBe(5000);
    expect(reconnectDelay(DEFAULT_POLICY, failures, 1)).toBe(6000);
  }
});

it('[C71] later delays grow, stay between the first delay and a minute, and are spread', () => {
  expect(reconnectDelay(DEFAULT_POLICY, 4, 1)).toBe(9600);
  expect(reconnectDelay(DEFAULT_POLICY, 4, 0)).toBe(5000);
  expect(reconnectDelay(DEFAULT_POLICY, 50, 1)).toBe(60_000);
  fc.assert(
    fc.property(fc.nat(1000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const delay = reconnectDelay(DEFAULT_POLICY, failures, random);
      expect(delay).toBeGreaterThanOrEqual(5000);
      expect(delay).toBeLessThanOrEqual(60_000);
    }),
  );
});

it('[C71] a policy without growth keeps its delay', () => {
  const policy = { ...DEFAULT_POLICY, firstDelayMs: [3000, 3000], growFactor: 1 } as const;
  for (const failures of [0, 5, 50]) expect(reconnectDelay(policy, failures, 0.5)).toBe(3000);
});
