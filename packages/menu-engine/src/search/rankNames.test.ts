import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createScores } from './createScores.ts';
import { rankNames } from './rankNames.ts';

const answers = fc.array(fc.record({ name: fc.nat(199), score: fc.nat(0x5ffff), use: fc.nat(3) }), {
  maxLength: 300,
});

it('[M208] the first of all names in their order are answered, whatever the limit', () => {
  fc.assert(
    fc.property(answers, fc.integer({ min: 1, max: 60 }), (offers, limit) => {
      const scores = createScores(200);
      const use = new Map<number, number>();
      for (const { name, score, use: times } of offers) {
        scores.offer(name, score);
        use.set(name, times);
      }
      const isAllowed = (name: number) => name % 3 !== 0;
      const expected = [...use.keys()]
        .filter(isAllowed)
        .map((name) => ({ name, score: scores.bestOf(name), use: use.get(name) ?? 0 }))
        .sort(
          (one, other) =>
            (other.score >>> 16) - (one.score >>> 16) ||
            other.use - one.use ||
            (other.score & 0xffff) - (one.score & 0xffff) ||
            one.name - other.name,
        )
        .slice(0, limit);
      const ranked = rankNames(scores, limit, (name) => use.get(name) ?? 0, isAllowed);
      expect(ranked.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    }),
  );
});

it('[M208] scores are forgotten for the next search', () => {
  const scores = createScores(3);
  scores.offer(1, 5);
  scores.offer(1, 3);
  expect([scores.size(), scores.bestOf(1), scores.bestOf(2), scores.best()]).toEqual([1, 5, -1, 5]);
  scores.clear();
  expect([scores.size(), scores.bestOf(1), scores.best()]).toEqual([0, -1, -1]);
});
