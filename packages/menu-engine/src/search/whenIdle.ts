/** Runs work when the browser has nothing else to do; where there is no such time, as the next task. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout: 500 });
  else setTimeout(work, 0);
}
