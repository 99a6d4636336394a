/** Returns a new key of a piece of work; `crypto.randomUUID` is missing on plain http. */
export function createWorkId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
}
