import type { Texts } from './entities.ts';
import type { AnswerEnd, AnswerFrame } from './port.ts';

/** An answer as far as it arrived. */
export type Assembly = { message_id: string; think: string; content: string; end: AnswerEnd | undefined };

/**
 * What a frame did: `gap` means that something before it is missing and has to be asked for from the lengths here;
 * `foreign` belongs to another answer.
 */
export type FrameOutcome = 'grown' | 'repeated' | 'gap' | 'foreign' | 'ended';

/** Returns an answer of which nothing arrived yet. */
export function createAssembly(message_id: string): Assembly {
  return { message_id, think: '', content: '', end: undefined };
}

/**
 * Takes one frame in. Frames that come twice, or overlap what is here, change nothing that stands; a frame that skips, and an
 * end that knows of more than is here, are not taken.
 */
export function assembleAnswer(
  answer: Assembly,
  frame: AnswerFrame,
): { answer: Assembly; outcome: FrameOutcome } {
  if (frame.message_id !== answer.message_id) return { answer, outcome: 'foreign' };
  if (answer.end !== undefined) return { answer, outcome: 'repeated' };
  const think = join(answer.think, frame.think, frame.o?.think);
  const content = join(answer.content, frame.content, frame.o?.content);
  if (think === undefined || content === undefined) return { answer, outcome: 'gap' };
  const { end } = frame;
  const isShort = end?.lengths && (end.lengths.think > think.length || end.lengths.content > content.length);
  const isGrown = think !== answer.think || content !== answer.content;
  if (isShort) return { answer: { ...answer, think, content }, outcome: 'gap' };
  if (end) return { answer: finished(answer.message_id, { think, content }, end), outcome: 'ended' };
  if (!isGrown) return { answer, outcome: 'repeated' };
  return { answer: { ...answer, think, content }, outcome: 'grown' };
}

/** Returns a finished answer, without what came beyond the place where the person stopped it. */
function finished(message_id: string, { think, content }: Texts, end: AnswerEnd): Assembly {
  const { lengths } = end;
  if (!lengths) return { message_id, think, content, end };
  return {
    message_id,
    think: think.slice(0, lengths.think),
    content: content.slice(0, lengths.content),
    end,
  };
}

function join(here: string, piece: string, offset = here.length): string | undefined {
  if (piece === '') return here;
  if (offset > here.length) return undefined;
  return here + piece.slice(here.length - offset);
}
