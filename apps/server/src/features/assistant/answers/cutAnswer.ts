import { withoutHalf } from '../../../http/wellFormed.ts';
import type { AnswerPlace } from './followAnswer.ts';

/** An answer's text up to a place; a place amid a character is before it. */
export function cutAnswer({ think, content }: { think: string; content: string }, { t, c }: AnswerPlace) {
  return { think: withoutHalf(think.slice(0, t)), content: withoutHalf(content.slice(0, c)) };
}
