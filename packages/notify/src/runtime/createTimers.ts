import { createEmitter } from '@portal/machine';
import type { Clock } from './ports.ts';

/** A clock whose timers end together. */
export type Timers = Clock & {
  /** Prevents everything that is still to come, and what is planned later. */
  stop(): void;
};

/** Makes a clock that can be stopped. */
export function createTimers({ now, after }: Clock): Timers {
  const stopped = createEmitter();
  let isStopped = false;
  return {
    now,
    after(milliseconds, run) {
      if (isStopped) return () => undefined;
      const forget = stopped.subscribe(() => cancel());
      const cancel = after(milliseconds, () => {
        forget();
        run();
      });
      return () => {
        forget();
        cancel();
      };
    },
    stop() {
      isStopped = true;
      stopped.emit();
      stopped.clear();
    },
  };
}
