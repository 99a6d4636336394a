/** A pause that can be cut short. */
export type Delay = {
  wait(milliseconds: number): Promise<void>;
  /** Ends the pause under way, if there is one, after at least this many milliseconds. */
  cut(inMilliseconds?: number): void;
};

/** Makes a pause for one waiter at a time. */
export function createDelay(): Delay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resolve: (() => void) | undefined;

  function end(): void {
    clearTimeout(timer);
    resolve?.();
    resolve = undefined;
  }

  return {
    wait: (milliseconds) =>
      new Promise((done) => {
        resolve = done;
        timer = setTimeout(end, milliseconds);
      }),
    cut(inMilliseconds = 0) {
      if (!resolve) return;
      clearTimeout(timer);
      if (inMilliseconds <= 0) end();
      else timer = setTimeout(end, inMilliseconds);
    },
  };
}
