import { actionWords } from './actionWords.ts';
import { askingWords } from './askingWords.ts';
import { catalogueWords } from './catalogueWords.ts';
import { families } from './families.ts';
import { kindWords } from './kindWords.ts';
import { measureWords } from './measureWords.ts';
import type { Saying } from './Saying.ts';
import { stateWords } from './stateWords.ts';
import { doers, superlatives } from './superlatives.ts';
import { thingWords } from './thingWords.ts';
import { tradeTerms } from './tradeTerms.ts';

/** What people say, in the three languages, and what it means. */
export const lexicon: readonly Saying[] = [
  ...catalogueWords,
  ...measureWords,
  ...tradeTerms,
  ...actionWords,
  ...superlatives,
  ...doers,
  ...stateWords,
  ...kindWords,
  ...thingWords,
  ...askingWords,
  ...families,
];
