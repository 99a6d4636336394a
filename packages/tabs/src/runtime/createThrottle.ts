/** A delayed call that can be brought forward. */
export type Throttle = { schedule(): void; flush(): void };

/** Runs `run` at most once per delay, after the latest request; `flush` runs a pending one now. */
export function createThrottle(run: () => void, delayMs: number): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    run();
  };
  return {
    schedule() {
      timer ??= setTimeout(flush, delayMs);
    },
    flush,
  };
}
