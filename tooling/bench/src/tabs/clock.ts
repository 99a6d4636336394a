import type { Page } from 'playwright';

/** What the clock offers inside a page. */
type Clock = {
  /** Milliseconds from the next click until the first paint with `isDone` true. */
  untilPainted(isDone: () => boolean): Promise<{ ms: number; start: number }>;
  /** The longest gap between two frames within so many milliseconds. */
  longestGap(ms: number): Promise<number>;
};

declare global {
  interface Window {
    benchClock: Clock;
    /** When a framed page had painted its heading, on the wall clock. */
    benchPaintedAt?: number;
  }
}

/** Puts the clock into every page and frame that is loaded from now on. */
export async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const afterPaint = (run: () => void) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = run;
      port2.postMessage(undefined);
    };
    window.benchClock = {
      untilPainted: (isDone) =>
        new Promise((resolve) => {
          const onClick = ({ timeStamp }: Event) => {
            const look = () => {
              if (!isDone()) return requestAnimationFrame(look);
              afterPaint(() =>
                resolve({ ms: performance.now() - timeStamp, start: performance.timeOrigin + timeStamp }),
              );
            };
            requestAnimationFrame(look);
          };
          window.addEventListener('click', onClick, { capture: true, once: true });
        }),
      longestGap: (ms) =>
        new Promise((resolve) => {
          const end = performance.now() + ms;
          let last = performance.now();
          let longest = 0;
          const look = () => {
            const now = performance.now();
            longest = Math.max(longest, now - last);
            last = now;
            if (now < end) requestAnimationFrame(look);
            else resolve(longest);
          };
          requestAnimationFrame(look);
        }),
    };
    if (window === window.top) return;
    const look = () => {
      if (!document.querySelector('h1')) return requestAnimationFrame(look);
      afterPaint(() => {
        window.benchPaintedAt = performance.timeOrigin + performance.now();
      });
    };
    requestAnimationFrame(look);
  });
}
