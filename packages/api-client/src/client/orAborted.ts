/**
 * Settles as the promise does, or rejects with the signal's reason when that comes first, even if the call itself ignores
 * the signal: Node forgets it while an answer is being read, and a fetch of one's own may not listen at all.
 */
export function orAborted<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
