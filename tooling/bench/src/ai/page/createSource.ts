import type { LiveAnswer } from '@portal/ai-assistant';

/** An answer that arrives as the bench says. */
export type Source = {
  live: LiveAnswer;
  update(source: string, isEnded: boolean): void;
  /** How much of the source is on the screen. */
  shown(): number;
};

/** Makes an answer that nothing has arrived of. */
export function createSource(): Source {
  const listeners = new Set<() => void>();
  let content = '';
  let isOver = false;
  let read = () => ({ think: 0, content: 0 });
  return {
    live: {
      message_id: 'm',
      shownAtStart: { think: 0, content: 0 },
      read: () => ({ think: '', content, isEnded: isOver, startedAt: 0 }),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      setShown(given) {
        read = given;
      },
      isHalted: () => false,
    },
    update(source, isEnded) {
      content = source;
      isOver = isEnded;
      for (const listener of listeners) listener();
    },
    shown: () => read().content,
  };
}
