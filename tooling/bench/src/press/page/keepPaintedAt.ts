declare global {
  interface Window {
    /** The page of a frame that was painted last, and when, on the wall clock. */
    benchFrame?: { page: string; at: number };
  }
}

/** Runs in the page around the frames: keeps what they tell. */
export function keepPaintedAt(): void {
  addEventListener('message', ({ data }) => {
    if (data?.benchFrame) window.benchFrame = data.benchFrame;
  });
}
