/** Milliseconds between two looks at the window's history. */
const LOOK_MS = 1_000;
/** Entries that nobody adds by hand between two looks. */
const FLOOD = 10;

/** What is read of a window. */
export type WatchedWindow = {
  history: { readonly length: number };
  /** Missing in older browsers. */
  navigation?: { entries(): readonly unknown[] };
};

/**
 * Watches the history that a window shares with its frames and tells each time that they filled it: added ten entries or
 * more within a second. Returns a function that ends the watch. A browser without the Navigation API does not say whose
 * the entries are, and once its history is full not that more came.
 */
export function watchHistory(window: WatchedWindow, onFilled: () => void): () => void {
  let known = countFrameEntries(window);
  const timer = setInterval(() => {
    const before = known;
    known = countFrameEntries(window);
    if (known - before < FLOOD) return;
    onFilled();
    known = countFrameEntries(window);
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/** Entries of the joint history that are not the window's own. */
function countFrameEntries({ history, navigation }: WatchedWindow): number {
  return history.length - (navigation?.entries().length ?? 0);
}
