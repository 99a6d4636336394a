import type { TextIndex } from './createTextIndex.ts';
import {
  closenessOf,
  isAtEnd,
  lengthOf,
  type Matcher,
  type Offer,
  positionsOf,
  QUALITY,
  qualityAt,
  scoreOf,
} from './matcher.ts';
import { isWordCode } from './unitClass.ts';

/** Names that hold what was typed as it stands. */
export function matchText(index: TextIndex, token: string): Matcher {
  const { text, starts, owners } = index;
  const tooShort = isOneLetter(token);

  function qualityOf(name: number, at: number): number {
    const quality = qualityAt(index, name, at);
    return quality === QUALITY.start && isAtEnd(index, at + token.length) ? QUALITY.whole : quality;
  }

  function offerAt(offer: Offer, at: number): void {
    const name = owners[at] ?? 0;
    const rest = lengthOf(index, name) - token.length;
    offer(name, scoreOf(qualityOf(name, at), closenessOf(0, rest, at - (starts[name] ?? 0))), at);
  }

  return {
    each(offer, candidates) {
      if (tooShort || !canHold(index, token)) return;
      if (candidates) {
        for (const at of candidates) if (text.startsWith(token, at)) offerAt(offer, at);
        return;
      }
      for (let at = text.indexOf(token); at !== -1; at = text.indexOf(token, at + 1)) offerAt(offer, at);
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

/** One letter inside a word says nothing; at the start of words it is found by spelling. */
export function isOneLetter(token: string): boolean {
  return token.length === 1 && isWordCode(token.charCodeAt(0));
}

/** Whether all characters of what was typed occur in the names at all. */
function canHold({ occurring }: TextIndex, token: string): boolean {
  for (let at = 0; at < token.length; at += 1) if (occurring[token.charCodeAt(at)] === 0) return false;
  return true;
}
