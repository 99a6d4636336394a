import { createScores, type Scores } from './createScores.ts';
import type { SearchIndex } from './createSearchIndex.ts';
import { CLOSENESS_MAX, QUALITY, scoreOf } from './matcher.ts';
import { matchSimilar } from './matchSimilar.ts';
import type { ParsedQuery } from './parseQuery.ts';
import { isHangul } from './unitClass.ts';

/** Words found apart answer no better than one found inside a name. */
const BEST_OF_WORDS = scoreOf(QUALITY.word, CLOSENESS_MAX);

/** A page that lacks a word is only like what was typed. */
const BEST_OF_LIKE = scoreOf(QUALITY.similar, CLOSENESS_MAX);
const SHORT_WORD = /^[a-z]{1,3}$/;

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
  if (tokens.length === 1) {
    forgiveSlips(index, joined, scores);
    return;
  }
  offerAllWords(index, tokens, workspace);
  if (scores.size() > 0) return;
  // No page has all that was typed: one word may be beyond guessing, or what was typed is to be read in one piece.
  offerMostWords(index, tokens, workspace);
  if (scores.size() === 0 && [...joined].some((sign) => isHangul(sign.charCodeAt(0))))
    forgiveSlips(index, joined, scores);
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
      const score = Math.min(part.bestOf(name), BEST_OF_WORDS);
      answered[name] = place + 1;
      weakest[name] = place === 0 ? score : Math.min(weakest[name] ?? 0, score);
    }
  }
  for (let at = 0; at < part.size(); at += 1) {
    const name = part.names[at] ?? 0;
    if (answered[name] === tokens.length) scores.offer(name, weakest[name] ?? 0);
  }
}

/** Pages that answer all words but one, of three or more or where that one is short. */
function offerMostWords(
  index: SearchIndex,
  tokens: readonly string[],
  { scores, part, answered, weakest }: Workspace,
): void {
  if (tokens.length < 3 && !tokens.some((token) => SHORT_WORD.test(token))) return;
  answered.fill(0);
  weakest.fill(BEST_OF_LIKE);
  for (const token of tokens) {
    part.clear();
    offerToken(index, token, part);
    forgiveSlips(index, token, part);
    for (let at = 0; at < part.size(); at += 1) {
      const name = part.names[at] ?? 0;
      answered[name] = (answered[name] ?? 0) + 1;
      weakest[name] = Math.min(weakest[name] ?? 0, part.bestOf(name));
    }
  }
  for (let name = 0; name < answered.length; name += 1)
    if (answered[name] === tokens.length - 1) scores.offer(name, weakest[name] ?? 0);
}

function offerToken({ memory }: SearchIndex, token: string, { offer }: Scores): void {
  const { names, scores } = memory.answersTo(token);
  for (let at = 0; at < names.length; at += 1) offer(names[at] ?? 0, scores[at] ?? 0);
}

/** Finds names with words like the typed one where none begins with it: it may be mistyped. */
function forgiveSlips({ names, alphabet, vocabulary }: SearchIndex, token: string, scores: Scores): void {
  if (scores.best() >= scoreOf(QUALITY.word, 0)) return;
  for (const matcher of matchSimilar(names, alphabet, vocabulary, token)) matcher.each(scores.offer);
}
