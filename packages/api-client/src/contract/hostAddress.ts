/**
 * Returns the base address, without a slash at its end, that a host of the operator's configuration stands for: a web
 * address, a host without a scheme (that of the page), a path of the page's own origin, or the page's origin itself.
 * Without a page it must be a web address.
 */
export function hostAddress(host: string | undefined, page: string | undefined): string {
  const named = host || '/';
  const isWhole = /^(\/|\w+:\/\/)/.test(named);
  const { href } = new URL(isWhole ? named : `//${named}`, page);
  return href.replace(/^ws/, 'http').replace(/\/*([?#].*)?$/, '');
}

/** Returns the base address of the sockets of such a host. */
export function socketHostAddress(host: string | undefined, page: string | undefined): string {
  return hostAddress(host, page).replace(/^http/, 'ws');
}
