/** How far the loading of something is; `part` is what came. */
type LateState<Part> = { status: 'waiting' } | { status: 'failed' } | { status: 'there'; part: Part };

/** Something that is loaded once for all who watch it. */
export type LateLoad<Part> = {
  /** The same object until it changes. */
  state(): LateState<Part>;
  /** Calls the listener at each change; the answer ends it. */
  watch(listener: () => void): () => void;
  /** Begins to load, unless that has begun. Only somebody who watches may ask: a failure is nobody's otherwise. */
  ask(): void;
  /** Begins anew after a failure. */
  retry(): void;
};

const WAITING = { status: 'waiting' } as const;
const FAILED = { status: 'failed' } as const;

/** Loads by `load` when first asked; a failure is forgotten with the last one who saw it, so that the next asks anew. */
export function createLateLoad<Part>(load: () => Promise<Part>): LateLoad<Part> {
  let state: LateState<Part> = WAITING;
  let isAsked = false;
  const listeners = new Set<() => void>();

  function become(next: LateState<Part>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function forgetFailure(): void {
    if (state !== FAILED || listeners.size > 0) return;
    state = WAITING;
    isAsked = false;
  }

  const late: LateLoad<Part> = {
    state: () => state,
    watch(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        forgetFailure();
      };
    },
    ask() {
      if (isAsked) return;
      isAsked = true;
      load().then(
        (part) => become({ status: 'there', part }),
        () => {
          become(FAILED);
          forgetFailure();
        },
      );
    },
    retry() {
      if (state !== FAILED) return;
      isAsked = false;
      become(WAITING);
      late.ask();
    },
  };
  return late;
}
