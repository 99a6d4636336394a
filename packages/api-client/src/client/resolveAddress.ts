/** The absolute address of a path of the server; throws for addresses of anyone else. */
export function resolveAddress(baseUrl: string, path: string): URL {
  const page = globalThis.location?.href;
  const base = new URL(baseUrl || '/', page);
  const address = new URL(path, base);
  // Whoever else is asked must never see the session's token.
  if (address.origin !== base.origin) throw new TypeError(`Not an address of the server: ${address.origin}`);
  return address;
}
