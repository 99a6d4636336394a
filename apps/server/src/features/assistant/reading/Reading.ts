import type { DataQuestion } from '../../../data/DataQuestion.ts';

/** What a question is none of the data's business for, yet has an answer in a sentence. */
export type Refusal = 'forecast' | 'cause' | 'write' | 'letter';

/** Why a question is asked back. */
export type Doubt =
  /** Words that mean nothing to the data. */
  | { why: 'words'; words: readonly string[] }
  /** It goes on from a question that was not understood. */
  | { why: 'before' }
  /** Nothing that could be measured, or nothing to go on with. */
  | { why: 'nothing' }
  /** Days that are not known, or cannot be told apart. */
  | { why: 'days'; words?: readonly string[] }
  /** Stock and listings are known as they are now. */
  | { why: 'past' }
  /** These do not go together. */
  | { why: 'combination' }
  /** The most of what? */
  | { why: 'ranked' };

/** What a question was understood to be. */
export type Reading =
  | { kind: 'data'; question: DataQuestion }
  | {
      kind: 'ask';
      doubt: Doubt;
      suggestions: readonly DataQuestion[];
      isAboutData: boolean;
      /** It said which days. */
      hasDays: boolean;
    }
  | { kind: 'cannot'; what: Refusal }
  | { kind: 'greeting' | 'thanks' | 'help' | 'none' };
