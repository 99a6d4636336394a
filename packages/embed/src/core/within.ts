/** The promise's outcome, or a rejection with `signal.reason` as soon as the signal aborts. */
export function within<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The promise's outcome, or a rejection once so many milliseconds have passed. */
export async function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('Nothing came in time', 'TimeoutError')), ms);
  try {
    return await within(promise, limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
