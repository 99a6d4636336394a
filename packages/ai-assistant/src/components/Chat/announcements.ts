import { withoutMarks } from '../../core/withoutMarks.ts';

/** What a screen reader is told of an answer: never its pieces. */
export type AnswerStage = 'idle' | 'thinking' | 'answering' | 'ended' | 'failed';

/** Time between two announcements, at least. */
export const ANNOUNCE_EVERY_MS = 5000;

const SENTENCE_END = /[。！？!?]|\.(?=\s|$)|\n/;
const LONGEST = 120;

/** Returns the first sentence of an answer, without the marks of its layout. */
export function firstSentence(markdown: string): string {
  const words = withoutMarks(markdown);
  const end = words.search(SENTENCE_END);
  const sentence = end === -1 ? words : words.slice(0, end + 1);
  return sentence.length > LONGEST ? `${sentence.slice(0, LONGEST)}…` : sentence.trim();
}
