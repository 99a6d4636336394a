import { createScores, type Scores } from './createScores.ts';
import type { SearchIndex } from './createSearchIndex.ts';
import { eachAddress } from './matchAddress.ts';
import { QUALITY } from './matcher.ts';
import { matchSimilar } from './matchSimilar.ts';
import { matchSpelling } from './matchSpelling.ts';
import { matchText } from './matchText.ts';
import type { ParsedQuery } from './parseQuery.ts';

/** With fewer answers than this a word may be mistyped. */
const FEW_ANSWERS = 5;

/** Arrays that the searches of one index share. */
export type Workspace = {
  readonly scores: Scores;
  readonly part: Scores;
  /** How many words a name has answered, and its weakest answer. */
  readonly answered: Uint8Array;
  readonly weakest: Uint32Array;
};

/** Room for the searches of an index. */
export function createWorkspace(count: number): Workspace {
  return {
    scores: createScores(count),
    part: createScores(count),
    answered: new Uint8Array(count),
    weakest: new Uint32Array(count),
  };
}

/** Scores every page that answers: in one piece, or with all words wherever they stand. */
export function collectScores(index: SearchIndex, query: ParsedQuery, workspace: Workspace): void {
  const { tokens, joined } = query;
  const { scores } = workspace;
  scores.clear();
  offerToken(index, joined, scores);
  if (tokens.length > 1) offerAllWords(index, tokens, workspace);
  else forgiveSlips(index, joined, scores);
}

function offerAllWords(
  index: SearchIndex,
  tokens: readonly string[],
  { scores, part, answered, weakest }: Workspace,
): void {
  answered.fill(0);
  for (const [place, token] of tokens.entries()) {
    part.clear();
    offerToken(index, token, part);
    forgiveSlips(index, token, part);
    for (let at = 0; at < part.size(); at += 1) {
      const name = part.names[at] ?? 0;
      if (answered[name] !== place) continue;
      const score = Math.min(part.qualityOf(name), QUALITY.word) * 0x10000 + part.closenessOf(name);
      answered[name] = place + 1;
      weakest[name] = place === 0 ? score : Math.min(weakest[name] ?? 0, score);
    }
  }
  for (let at = 0; at < part.size(); at += 1) {
    const name = part.names[at] ?? 0;
    const score = weakest[name] ?? 0;
    if (answered[name] === tokens.length) scores.offer(name, score >>> 16, score & 0xffff);
  }
}

function offerToken({ names, alphabet, addresses }: SearchIndex, token: string, { offer }: Scores): void {
  matchText(names, token).each(offer);
  matchSpelling(names, alphabet, token).each(offer);
  eachAddress(addresses, token, offer);
}

/** A word that hardly a page answers may be mistyped. */
function forgiveSlips(
  { names, alphabet, vocabulary }: SearchIndex,
  token: string,
  { offer, size }: Scores,
): void {
  if (size() >= FEW_ANSWERS) return;
  for (const matcher of matchSimilar(names, alphabet, vocabulary, token)) matcher.each(offer);
}
