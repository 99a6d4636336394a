import { createEmitter } from '@portal/machine';
import { assembleAnswer, createAssembly, type FrameOutcome } from '../core/assembleAnswer.ts';
import type { Lengths, Texts } from '../core/entities.ts';
import type { AnswerEnd, AnswerFrame } from '../core/port.ts';
import type { LiveAnswer } from './types.ts';

/** An answer that is arriving; its text never passes through React's state. */
export type ArrivingAnswer = {
  /** What those who show it read. */
  live: LiveAnswer;
  /** Returns how much of it is here. */
  lengths(): Lengths;
  /** Returns how much of it is on the screen. */
  shown(): Lengths;
  /** Takes a piece in, and returns what came of it and everything that is here. */
  take(frame: AnswerFrame): { outcome: FrameOutcome; text: Texts; end: AnswerEnd | undefined };
  /** Reveals nothing more. */
  halt(): void;
};

/** Begins an answer with the text that is already known of it. */
export function createArrivingAnswer(message_id: string, known: Texts, startedAt: number): ArrivingAnswer {
  const changed = createEmitter();
  let assembly = { ...createAssembly(message_id), think: known.think, content: known.content };
  let isHalted = false;
  const lengths = () => ({ think: assembly.think.length, content: assembly.content.length });
  let shown = lengths;

  return {
    live: {
      message_id,
      shownAtStart: lengths(),
      read: () => ({
        think: assembly.think,
        content: assembly.content,
        isEnded: assembly.end !== undefined,
        startedAt,
      }),
      subscribe: changed.subscribe,
      setShown(read) {
        shown = read;
      },
      isHalted: () => isHalted,
    },
    lengths,
    shown: () => shown(),
    take(frame) {
      const { answer, outcome } = assembleAnswer(assembly, frame);
      const isChanged = answer !== assembly;
      assembly = answer;
      if (isChanged) changed.emit();
      return { outcome, text: { think: answer.think, content: answer.content }, end: answer.end };
    },
    halt() {
      isHalted = true;
      changed.emit();
    },
  };
}
