import { createStore, type Readable } from '@portal/machine';
import { inTime } from './inTime.ts';

/** How far the loading of something is; `part` is what came. */
type LateState<Part> = { status: 'waiting' } | { status: 'failed' } | { status: 'there'; part: Part };

/** Something that is loaded once for all its subscribers. */
export type LateLoad<Part> = Readable<LateState<Part>> & {
  /** Begins to load, unless that has begun. Only a subscriber may ask: nobody else would see a failure. */
  ask(): void;
  /** Begins anew after a failure. */
  retry(): void;
};

const WAITING = { status: 'waiting' } as const;
const FAILED = { status: 'failed' } as const;

/** Makes something that loads when it is first asked for; a failure is forgotten with its last subscriber, so that the next one asks anew. */
export function createLateLoad<Part>(load: () => Promise<Part>): LateLoad<Part> {
  const { get, set, subscribe } = createStore<LateState<Part>>(WAITING);
  let isAsked = false;
  let watchers = 0;

  function forgetFailure(): void {
    if (get() !== FAILED || watchers > 0) return;
    set(WAITING);
    isAsked = false;
  }

  const late: LateLoad<Part> = {
    get,
    subscribe(listener) {
      const leave = subscribe(listener);
      watchers += 1;
      return () => {
        leave();
        watchers -= 1;
        forgetFailure();
      };
    },
    ask() {
      if (isAsked) return;
      isAsked = true;
      inTime(load()).then(
        (part) => set({ status: 'there', part }),
        () => {
          set(FAILED);
          forgetFailure();
        },
      );
    },
    retry() {
      if (get() !== FAILED) return;
      isAsked = false;
      set(WAITING);
      late.ask();
    },
  };
  return late;
}
