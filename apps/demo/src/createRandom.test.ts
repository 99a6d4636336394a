import { describe, expect, it } from 'vitest';
import { createRandom } from './createRandom.ts';

describe('createRandom', () => {
  it('[D1] gives the same sequence for the same seed and another for another', () => {
    const draw = (seed: string) => {
      const random = createRandom(seed);
      return Array.from({ length: 50 }, () => random.between(0, 1_000_000));
    };
    expect(draw('orders')).toEqual(draw('orders'));
    expect(draw('orders')).not.toEqual(draw('stock'));
    expect(draw('orders').slice(0, 3)).toEqual([935_931, 791_765, 56_365]);
  });

  it('[D1] stays within its bounds and reaches both of them', () => {
    const random = createRandom('bounds');
    const drawn = new Set(Array.from({ length: 500 }, () => random.between(3, 7)));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6, 7]);
    expect(random.digits(12)).toMatch(/^\d{12}$/);
  });

  it('[D1] draws by weight', () => {
    const random = createRandom('weights');
    const counts = { often: 0, seldom: 0, never: 0 };
    for (let index = 0; index < 4_000; index++) {
      counts[
        random.weighted([
          ['often', 3],
          ['seldom', 1],
          ['never', 0],
        ] as const)
      ] += 1;
    }
    expect(counts.often / 4_000).toBeCloseTo(0.75, 1);
    expect(counts.never).toBe(0);
  });
});
