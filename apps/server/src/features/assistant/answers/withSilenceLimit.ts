import { answerErrors } from '@portal/api-client/contract/ai';
import { AnswerFailure } from './AnswerFailure.ts';

/** What comes from a source until it ends, is aborted, or says nothing for too long. */
export async function* withSilenceLimit<Part>(
  source: AsyncIterable<Part>,
  { silenceMs, signal }: { silenceMs: number; signal: AbortSignal },
): AsyncGenerator<Part, void, void> {
  const parts = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await withLimit(parts.next(), silenceMs, signal);
      if (next.done) return;
      yield next.value;
      signal.throwIfAborted();
    }
  } finally {
    // A source that hangs is not waited for.
    parts.return?.()?.catch(() => {});
  }
}

function withLimit<Value>(promise: Promise<Value>, ms: number, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => settle(() => reject(signal.reason));
    const timer = setTimeout(() => settle(() => reject(new AnswerFailure(answerErrors.providerSilent))), ms);
    const settle = (done: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      done();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) return onAbort();
    promise.then(
      (value) => settle(() => resolve(value)),
      (error) => settle(() => reject(error)),
    );
  });
}
