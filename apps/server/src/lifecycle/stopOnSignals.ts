const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_CHECK_MS = 500;

/** Calls `stop` once: on a signal to end, or when the process that started this one is gone. */
export function stopOnSignals(stop: () => void, { withParent }: { withParent: boolean }): void {
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    stop();
  };
  for (const signal of SIGNALS) process.on(signal, once);
  process.on('disconnect', once);
  if (!withParent) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && once(), PARENT_CHECK_MS).unref();
}
