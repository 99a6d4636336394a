/** Returns the absolute address of a path below a server's base address; throws for addresses of anyone else. */
export function resolveAddress(baseUrl: string, path: string): URL {
  const base = new URL(baseUrl || '/', globalThis.location?.href);
  const address = new URL(path, base);
  // Whoever else is asked must never see the session's token.
  if (address.origin !== base.origin) throw new TypeError(`Not an address of the server: ${address.origin}`);
  address.pathname = base.pathname.replace(/\/+$/, '') + address.pathname;
  return address;
}
