/** Tells listeners of something that happens; for a value that stays, use a store. */
export type Emitter<Value> = {
  /** Calls the listeners of this moment in the order they subscribed; one that throws does not keep the others from hearing. */
  emit(value: Value): void;
  /** Calls the listener at each `emit`. Returns a function that ends it. */
  subscribe(listener: (value: Value) => void): () => void;
  /** How many listeners there are. */
  readonly size: number;
  /** Removes every listener. */
  clear(): void;
};

/** Makes an emitter without listeners. */
export function createEmitter<Value = void>(): Emitter<Value> {
  // An object for each subscription: the same function subscribed twice is told twice, and left once.
  const subscriptions = new Set<{ listener: (value: Value) => void }>();
  return {
    emit(value) {
      for (const subscription of [...subscriptions]) {
        if (subscriptions.has(subscription)) callSafely(() => subscription.listener(value));
      }
    },
    subscribe(listener) {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },
    get size() {
      return subscriptions.size;
    },
    clear: () => subscriptions.clear(),
  };
}

/** Calls; what is thrown is reported as uncaught, and the caller goes on. */
export function callSafely(call: () => void): void {
  try {
    call();
  } catch (error) {
    if (globalThis.reportError) globalThis.reportError(error);
    else
      queueMicrotask(() => {
        throw error;
      });
  }
}
