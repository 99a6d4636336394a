/** Idle time as a quiet page has it: one piece of work per task. */
export function inNextTask(work: () => void): void {
  setTimeout(work, 0);
}

/** A short while, as between the press on a box and the first letter. */
export function settle(): Promise<void> {
  return new Promise((done) => setTimeout(done, 150));
}
