import type { MutantResult } from '@stryker-mutator/api/core';

/** What is needed of a mutant to judge it. */
export type Mutant = Pick<MutantResult, 'fileName' | 'location' | 'mutatorName' | 'replacement' | 'status'>;

/** How many changes of the code the tests noticed, and which they did not. */
export type Judgement = {
  killed: number;
  all: number;
  /** Percent; NaN when there was nothing to change. */
  score: number;
  /** Such as `src/core/a.ts:3 BooleanLiteral → false`. */
  survivors: string[];
};

const SHOWN_LETTERS = 60;

/** Judges the mutants of a workspace. One that runs without end counts as noticed; one that cannot run does not count. */
export function judgeMutants(mutants: readonly Mutant[], nameOf: (file: string) => string): Judgement {
  const survived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const all = killed + survived.length;
  return {
    killed,
    all,
    score: (killed / all) * 100,
    survivors: survived.map(({ fileName, location, mutatorName, replacement = '', status }) => {
      const change = replacement.replace(/\s+/g, ' ').slice(0, SHOWN_LETTERS);
      const untested = status === 'NoCoverage' ? ' (no test runs it)' : '';
      return `${nameOf(fileName)}:${location.start.line} ${mutatorName} → ${change}${untested}`;
    }),
  };
}
