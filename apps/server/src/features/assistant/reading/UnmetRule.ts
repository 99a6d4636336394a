import type { DataQuestion } from '../../../data/DataQuestion.ts';
import type { Token } from './Token.ts';

/** A word of a question, with what stands around it, the question that would be asked, and the one before. */
type Place = {
  tokens: readonly Token[];
  index: number;
  question: DataQuestion;
  previous: DataQuestion | undefined;
};

/** Whether a word has no part in the question that would be asked. */
export type UnmetRule = (token: Token, place: Place) => boolean;
