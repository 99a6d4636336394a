/** Marks a switch as complete: a new case that is forgotten does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Guide: unexpected ${JSON.stringify(value)}`);
}
