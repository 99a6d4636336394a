/** What a toast tells: news and success are read out politely, warnings and failures at once. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

/** What the queue needs to know of a toast. */
export type QueuedToast = { id: string };

/** How many toasts are on screen at once. */
const MAX_TOASTS = 3;

/** Returns the queue with a toast added at its end, or put in the place of the one that has its id. */
export function putToast<T extends QueuedToast>(queue: readonly T[], toast: T): readonly T[] {
  const index = queue.findIndex(({ id }) => id === toast.id);
  return index < 0 ? [...queue, toast] : queue.with(index, toast);
}

/** Returns the queue without one toast; the same queue when it was not there. */
export function removeToast<T extends QueuedToast>(queue: readonly T[], id: string): readonly T[] {
  return queue.some((toast) => toast.id === id) ? queue.filter((toast) => toast.id !== id) : queue;
}

/** Returns the toasts on screen, oldest first; the rest wait for their turn. */
export function visibleToasts<T extends QueuedToast>(queue: readonly T[]): readonly T[] {
  return queue.slice(0, MAX_TOASTS);
}
