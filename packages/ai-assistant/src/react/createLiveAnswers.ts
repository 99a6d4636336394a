import { assembleAnswer, createAssembly, type FrameOutcome } from '../core/assembleAnswer.ts';
import type { AnswerEnd, AnswerFrame } from '../core/port.ts';
import type { Lengths, Texts } from '../core/types.ts';
import type { LiveAnswer } from './types.ts';

/** How long a finished answer stays readable, so that it can be revealed to its end. */
const KEPT_AFTER_END_MS = 10_000;

/** The answers that are arriving in one window. */
export type LiveAnswers = {
  get(message_id: string): LiveAnswer | undefined;
  /** How much of an answer is here. */
  lengths(message_id: string): Lengths;
  /** What is on the screen. */
  shown(message_id: string): Lengths;
  /** Begins an answer, with the text that is already known of it. */
  begin(message_id: string, text?: Texts): void;
  take(frame: AnswerFrame): { outcome: FrameOutcome; text: Texts; end: AnswerEnd | undefined };
  /** Reveals nothing more of an answer. */
  halt(message_id: string): void;
  /** Forgets an answer. */
  drop(message_id: string): void;
  dispose(): void;
};

type Entry = {
  live: LiveAnswer;
  take: (frame: AnswerFrame) => ReturnType<LiveAnswers['take']>;
  shown: () => Lengths;
};
type Kept = Entry & { halt(): void; lengths(): Lengths; timer?: ReturnType<typeof setTimeout> };

const NOTHING: Lengths = { think: 0, content: 0 };

/** Makes the store of arriving answers; their text never passes through React's state. */
export function createLiveAnswers(now: () => number): LiveAnswers {
  const answers = new Map<string, Kept>();

  function drop(message_id: string): void {
    clearTimeout(answers.get(message_id)?.timer);
    answers.delete(message_id);
  }

  function begin(message_id: string, text: Texts = { think: '', content: '' }): void {
    drop(message_id);
    const startedAt = now();
    const listeners = new Set<() => void>();
    let assembly = { ...createAssembly(message_id), ...text };
    let isHalted = false;
    const tell = () => {
      for (const listener of listeners) listener();
    };
    const kept: Kept = {
      shown: () => kept.lengths(),
      live: {
        message_id,
        read: () => ({
          think: assembly.think,
          content: assembly.content,
          isEnded: assembly.end !== undefined,
          startedAt,
        }),
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        setShown: (read) => {
          kept.shown = read;
        },
        isHalted: () => isHalted,
        shownAtStart: { think: text.think.length, content: text.content.length },
      },
      lengths: () => ({ think: assembly.think.length, content: assembly.content.length }),
      take(frame) {
        const { answer, outcome } = assembleAnswer(assembly, frame);
        const isChanged = answer !== assembly;
        assembly = answer;
        if (isChanged) tell();
        if (outcome === 'ended') kept.timer = setTimeout(() => answers.delete(message_id), KEPT_AFTER_END_MS);
        return { outcome, text: { think: answer.think, content: answer.content }, end: answer.end };
      },
      halt() {
        isHalted = true;
        tell();
      },
    };
    answers.set(message_id, kept);
  }

  return {
    get: (message_id) => answers.get(message_id)?.live,
    lengths: (message_id) => answers.get(message_id)?.lengths() ?? NOTHING,
    shown: (message_id) => answers.get(message_id)?.shown() ?? NOTHING,
    begin,
    take(frame) {
      if (!answers.has(frame.message_id)) begin(frame.message_id);
      const kept = answers.get(frame.message_id);
      return kept?.take(frame) ?? { outcome: 'foreign', text: { think: '', content: '' }, end: undefined };
    },
    halt: (message_id) => answers.get(message_id)?.halt(),
    drop,
    dispose() {
      for (const message_id of [...answers.keys()]) drop(message_id);
    },
  };
}
