import type { AnswerFrame } from '@portal/api-client/contract/ai';
import { figuresOf, type LiveAnswer } from './LiveAnswer.ts';

/** A place in an answer, in UTF-16 units of `think` and `content`. */
export type AnswerPlace = { t: number; c: number };

/** A piece is never larger: a reader that is slow gets the rest when it has read this. */
const PIECE_UNITS = 32_768;

/** How to follow. */
export type FollowOptions = {
  from: AnswerPlace;
  /** Ends the following. */
  signal: AbortSignal;
  /** What the first piece says beside its text. */
  first?: Partial<AnswerFrame>;
  /** A piece without text comes after so many silent milliseconds; none when missing. */
  pingMs?: number;
};

/** The pieces of an answer from a place on, to the end: what was told already is not told again. */
export async function* followAnswer(
  answer: LiveAnswer,
  { from, signal, first, pingMs }: FollowOptions,
): AsyncGenerator<AnswerFrame, void, void> {
  let { t, c } = { t: Math.min(from.t, answer.think.length), c: Math.min(from.c, answer.content.length) };
  let greeting: Partial<AnswerFrame> | undefined = first;
  const ids = { session_id: answer.sessionId, message_id: answer.messageId };
  while (!signal.aborted) {
    const { end } = answer;
    // A stop can take back what nobody has seen.
    t = Math.min(t, answer.think.length);
    c = Math.min(c, answer.content.length);
    const think = answer.think.slice(t, t + PIECE_UNITS);
    const content = answer.content.slice(c, c + PIECE_UNITS);
    if (think || content || greeting) {
      yield frame({ ...ids, think, content, o: { t, c }, ...greeting });
      greeting = undefined;
      t += think.length;
      c += content.length;
      continue;
    }
    if (end) {
      const failed = end.error === undefined ? {} : { error: end.error };
      yield frame({
        ...ids,
        think: '',
        content: '',
        o: { t, c },
        finish: true,
        state: end.state,
        ...failed,
        ...figuresOf(answer),
      });
      return;
    }
    const how = await changed(answer, signal, pingMs);
    if (how === 'silence') yield frame({ ...ids, ping: true });
  }
}

/** Optional fields may be left out. */
function frame(fields: Partial<AnswerFrame>): AnswerFrame {
  return fields as AnswerFrame;
}

function changed(answer: LiveAnswer, signal: AbortSignal, pingMs?: number): Promise<'change' | 'silence'> {
  return new Promise((resolve) => {
    const settle = (how: 'change' | 'silence') => {
      leave();
      clearTimeout(timer);
      signal.removeEventListener('abort', onChange);
      resolve(how);
    };
    const onChange = () => settle('change');
    const leave = answer.subscribe(onChange);
    const timer = pingMs === undefined ? undefined : setTimeout(() => settle('silence'), pingMs);
    signal.addEventListener('abort', onChange, { once: true });
  });
}
