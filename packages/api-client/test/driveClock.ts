import { onTestFinished, vi } from 'vitest';
import { LONGEST_PAUSE_MS } from '../src/client/sendPatiently.ts';

/**
 * Drives the clock of what is tested, while its connections are real and go by a clock of their own. A pause between two
 * tries passes as soon as it begins; time limits, which are longer than any pause, stand still until `pass` is called.
 */
export function driveClock() {
  const real = globalThis.setTimeout;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
    shouldClearNativeTimers: true,
  });
  const driven = globalThis.setTimeout;
  const pauses: number[] = [];
  const setTimer = (run: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]) => {
    if (isOfNode(new Error().stack)) return real(run, ms, ...rest);
    const timer = driven(run, ms, ...rest);
    if (ms > LONGEST_PAUSE_MS) return timer;
    pauses.push(ms);
    queueMicrotask(() => vi.advanceTimersByTime(ms));
    return timer;
  };
  globalThis.setTimeout = setTimer as typeof setTimeout;
  const began = performance.now();
  onTestFinished(() => void vi.useRealTimers());
  return {
    /** The pauses there were, in milliseconds. */
    pauses,
    /** Milliseconds that have passed. */
    passed: () => performance.now() - began,
    pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  };
}

/** Whether Node itself asked for the timer, as its `fetch` does. */
function isOfNode(stack = ''): boolean {
  const [, , caller = ''] = stack.split('\n');
  return caller.includes('node:internal/');
}
