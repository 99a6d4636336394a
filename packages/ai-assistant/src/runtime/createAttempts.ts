import { ASSISTANT } from '../core/constants.ts';
import { AssistantError, isAssistantError } from '../core/errors.ts';
import type { Delivery } from '../core/port.ts';

/** Pauses before an answer is asked for again; after the last it is left to the person. */
const PAUSES_MS = [300, 1000, 3000, 3000, 3000];

/** Attempts to get one answer: each begins where the one before it was cut or fell silent. */
export type Attempts = {
  /** Something of the answer came: it is alive. */
  heard(isGrown: boolean): void;
  /** Tries now instead of after the pause: network or connection are back. */
  hurry(): void;
  /** Something is missing: asks for it. */
  recover(): void;
  dispose(): void;
};

/** How an answer is got. */
export type CreateAttemptsOptions = {
  /** Asks, or goes on from what is here. */
  deliver: (signal: AbortSignal) => Promise<Delivery>;
  /** Says whether the answer has its end. */
  isOver: () => boolean;
  onRecovering: () => void;
  onRecovered: () => void;
  /** The answer was refused, or all attempts failed. */
  onFailure: (error: AssistantError) => void;
};

/** Begins the first attempt. */
export function createAttempts(options: CreateAttemptsOptions): Attempts {
  let failures = 0;
  let isDisposed = false;
  let attempt = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const isDone = () => isDisposed || options.isOver();

  function dispose(): void {
    isDisposed = true;
    attempt.abort();
    clearTimeout(silence);
    clearTimeout(pause);
  }

  function watch(): void {
    clearTimeout(silence);
    if (!isDone()) silence = setTimeout(retry, ASSISTANT.silenceMs, undefined);
  }

  function retry(cause: unknown): void {
    attempt.abort();
    clearTimeout(silence);
    clearTimeout(pause);
    if (isDone()) return;
    const wait = PAUSES_MS[failures];
    failures += 1;
    if (wait === undefined) {
      dispose();
      options.onFailure(
        isAssistantError(cause) ? cause : new AssistantError('disconnected', { isTransient: true, cause }),
      );
      return;
    }
    options.onRecovering();
    pause = setTimeout(go, wait);
  }

  async function go(): Promise<void> {
    pause = undefined;
    attempt.abort();
    const current = new AbortController();
    attempt = current;
    watch();
    try {
      const delivery = await options.deliver(current.signal);
      if (current.signal.aborted || isDone()) return;
      if (delivery === 'over') retry(undefined);
    } catch (error) {
      if (current.signal.aborted || isDone()) return;
      if (isAssistantError(error) && !error.isTransient) {
        dispose();
        options.onFailure(error);
      } else retry(error);
    }
  }

  void go();
  return {
    heard(isGrown) {
      if (isGrown && failures > 0) {
        failures = 0;
        options.onRecovered();
      }
      watch();
    },
    hurry() {
      if (pause === undefined || isDone()) return;
      clearTimeout(pause);
      failures = 0;
      void go();
    },
    recover() {
      if (pause === undefined) retry(undefined);
    },
    dispose,
  };
}
