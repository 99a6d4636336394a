import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meantBound, meantQuestion, saidBound, saidQuestion } from './bounds.ts';
import { type MeasureName, measures } from './catalogue/measures.ts';
import { BOUND_SIGNS } from './DataQuestion.ts';

const names = Object.keys(measures) as MeasureName[];
const isShare = (name: MeasureName) => measures[name].format === 'share';
/** Numbers as people type them. */
const typed = fc
  .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, places]) => digits / 10 ** places);

it('[S539] a bound that was said comes back as it was said, whatever it is of', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.constantFrom(...BOUND_SIGNS), typed, (measure, is, value) => {
      const said = { measure, is, value } as const;
      const meant = meantBound(said);
      expect(saidBound(meant)).toEqual(said);
      expect(Math.abs(meant.than * (isShare(measure) ? 100 : 1) - value)).toBeLessThan(1e-6);
    }),
  );
});

it('[S539] it holds the same figures as it did in percent, to the tenth', () => {
  for (let said = -1_000; said <= 3_000; said += 7)
    for (const figure of [said - 1, said, said + 1]) {
      const { than } = meantBound({ measure: 'acos', is: '>', value: said / 10 });
      expect([figure / 1_000 > than, figure / 1_000 < than]).toEqual([figure > said, figure < said]);
    }
});

it('[S539] a question is sent and stored with the bound as it is said, and has one name for each scale', () => {
  const base = { measures: ['acos'], by: ['campaign'], filters: [], segments: [] } as const;
  const said = { ...base, having: { measure: 'acos', is: '>', value: 35 } } as const;
  const meant = meantQuestion(said);
  expect(meant).toEqual({ ...base, having: { measure: 'acos', is: '>', than: 0.35 } });
  expect(saidQuestion(meant)).toEqual(said);
  expect(saidQuestion(base)).toEqual(base);
});
