import type { TextIndex } from './createTextIndex.ts';
import { closenessOf, isAtEnd, lengthOf, type Matcher, positionsOf, QUALITY, qualityAt } from './matcher.ts';
import { isWordCode } from './unitClass.ts';

/** Names that hold what was typed as it stands. */
export function matchText(index: TextIndex, token: string): Matcher {
  const { text, starts, owners } = index;
  // One letter inside a word says nothing; the spelling matcher finds it at the start of words.
  const tooShort = token.length === 1 && isWordCode(token.charCodeAt(0));

  function qualityOf(name: number, at: number): number {
    const quality = qualityAt(index, name, at);
    return quality === QUALITY.start && isAtEnd(index, at + token.length) ? QUALITY.whole : quality;
  }

  return {
    each(offer) {
      if (tooShort) return;
      for (let at = text.indexOf(token); at !== -1; at = text.indexOf(token, at + 1)) {
        const name = owners[at] ?? 0;
        const rest = lengthOf(index, name) - token.length;
        offer(name, qualityOf(name, at), closenessOf(0, rest, at - (starts[name] ?? 0)));
      }
    },
    find(name) {
      if (tooShort) return undefined;
      const own = text.slice(starts[name], starts[name + 1]);
      let best: number | undefined;
      let bestQuality = -1;
      for (let offset = own.indexOf(token); offset !== -1; offset = own.indexOf(token, offset + 1)) {
        const at = (starts[name] ?? 0) + offset;
        const quality = qualityOf(name, at);
        if (quality > bestQuality) {
          best = at;
          bestQuality = quality;
        }
      }
      return best === undefined ? undefined : positionsOf(best, token.length);
    },
  };
}
