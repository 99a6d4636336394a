import { wellFormed, withoutHalf } from '../../../http/wellFormed.ts';
import type { OpenAnswer } from './LiveAnswer.ts';

/** Collects the pieces of an answer and stores them before anybody sees them. */
export type AnswerWriter = {
  add(part: { think?: string; content?: string }): void;
  /** Resolves when all that was added is stored. */
  flush(): Promise<void>;
  readonly length: number;
};

/** How it stores. */
export type AnswerWriterOptions = {
  live: OpenAnswer;
  /** Adds to what is stored; false when the answer is not ours any more. */
  append(part: { think: string; content: string }): Promise<boolean>;
  /** Called once when it is not ours any more, or cannot be stored. */
  onLost(error?: unknown): void;
};

/** Milliseconds between two stores of a short answer; a longer one is written whole each time, so it takes longer. */
const GAP_MS = 30;
const UNITS_PER_MS = 500;

/** Makes a writer. What is shown is stored: a server that dies takes nothing back. */
export function createAnswerWriter({ live, append, onLost }: AnswerWriterOptions): AnswerWriter {
  let think = '';
  let content = '';
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastAt = 0;
  let isLost = false;

  const hasMore = () => !isLost && Boolean(withoutHalf(think) || withoutHalf(content));
  const lose = (error?: unknown) => {
    if (isLost) return;
    isLost = true;
    onLost(error);
  };
  const store = async (): Promise<void> => {
    if (!hasMore()) return;
    const part = { think: withoutHalf(think), content: withoutHalf(content) };
    think = think.slice(part.think.length);
    content = content.slice(part.content.length);
    const clean = { think: storable(part.think), content: storable(part.content) };
    if (!(await append(clean))) return lose();
    live.set({ think: live.think + clean.think, content: live.content + clean.content });
    lastAt = performance.now();
  };
  const run = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    running ??= store()
      .catch(lose)
      .finally(() => {
        running = undefined;
        schedule();
      });
    return running;
  };
  const schedule = () => {
    if (timer || running || !hasMore()) return;
    const wait = lastAt + GAP_MS + live.content.length / UNITS_PER_MS - performance.now();
    if (wait <= 0) void run();
    else timer = setTimeout(run, wait);
  };

  return {
    get length() {
      return live.think.length + live.content.length + think.length + content.length;
    },
    add(part) {
      think += part.think ?? '';
      content += part.content ?? '';
      schedule();
    },
    async flush() {
      while (running || hasMore()) await run();
      // The first half of a pair that waits here gets no other half any more: nobody asked for a mark in its place.
      think = '';
      content = '';
    },
  };
}

/** As the database takes it: no NUL, no half pairs. */
function storable(text: string): string {
  return wellFormed(text.replaceAll('\u0000', ''));
}
