import type { SearchIndex } from './createSearchIndex.ts';
import { findInAddress } from './matchAddress.ts';
import type { Matcher } from './matcher.ts';
import { matchSimilar } from './matchSimilar.ts';
import { matchSpelling } from './matchSpelling.ts';
import { matchText } from './matchText.ts';
import type { ParsedQuery } from './parseQuery.ts';
import type { TextRange } from './types.ts';

/** What to highlight in a name and in an address. */
export type FoundRanges = {
  readonly ranges: readonly TextRange[];
  readonly addressRanges: readonly TextRange[];
};

/** Answers what to highlight of pages that a search has found. */
export function createRangeFinder(index: SearchIndex, { tokens, joined }: ParsedQuery) {
  const { names, alphabet, vocabulary, addresses } = index;
  const matchersOf = (token: string): readonly Matcher[] => [
    matchText(names, token),
    matchSpelling(names, alphabet, token),
  ];
  const inOnePiece = matchersOf(joined);
  const byWord = tokens.map((token) => ({ token, matchers: matchersOf(token), similar: lazy(token) }));

  function lazy(token: string): () => readonly Matcher[] {
    let made: readonly Matcher[] | undefined;
    return () => {
      made ??= matchSimilar(names, alphabet, vocabulary, token);
      return made;
    };
  }

  return (name: number): FoundRanges => {
    const start = names.starts[name] ?? 0;
    const whole = firstFind(inOnePiece, name);
    if (whole) return { ranges: toRanges(whole, start), addressRanges: [] };
    const positions: number[] = [];
    const addressRanges: TextRange[] = [];
    for (const { token, matchers, similar } of byWord) {
      const found = firstFind(matchers, name);
      if (found) {
        positions.push(...found);
        continue;
      }
      const offset = findInAddress(addresses, name, token);
      if (offset !== undefined) addressRanges.push({ start: offset, end: offset + token.length });
      else positions.push(...(firstFind(similar(), name) ?? []));
    }
    return { ranges: toRanges(positions, start), addressRanges };
  };
}

function firstFind(matchers: readonly Matcher[], name: number): readonly number[] | undefined {
  for (const matcher of matchers) {
    const found = matcher.find(name);
    if (found) return found;
  }
  return undefined;
}

/** Neighbouring positions as ranges of the name. */
function toRanges(positions: readonly number[], start: number): readonly TextRange[] {
  const ranges: { start: number; end: number }[] = [];
  for (const position of [...new Set(positions)].sort((one, other) => one - other)) {
    const offset = position - start;
    const last = ranges.at(-1);
    if (last?.end === offset) last.end += 1;
    else ranges.push({ start: offset, end: offset + 1 });
  }
  return ranges;
}
