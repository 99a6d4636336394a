/** An id that makes an order sent twice one order; it need not be secret, only not be used before. */
export function createRequestId(): string {
  // `crypto.randomUUID` is missing where the portal is reached without https under another name than localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
