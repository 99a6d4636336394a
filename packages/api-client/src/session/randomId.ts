/** Returns a random name of 32 hexadecimal digits; works also on plain http, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
