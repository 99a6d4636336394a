import { isVisitAddress } from '@portal/api-client/contract';

/** Where the page is, and where downloads may come from besides. */
export type DownloadPlace = {
  /** The page's own address. */
  page: string;
  /** Hosts that downloads may come from; the page's own always may. */
  hosts: readonly string[];
};

const WITH_SCHEME = /^(https?|ftp|file):\/\/([^/\\?#]+)([^\\]*)$/i;

/**
 * Returns the address a download may be opened at: http, https, ftp or file, the scheme forced to the page's own, and a known
 * host. Undefined for everything else.
 */
export function toDownloadAddress(link: unknown, { page, hosts }: DownloadPlace): string | undefined {
  if (typeof link !== 'string') return undefined;
  const parts = WITH_SCHEME.exec(link);
  if (!parts || hasControl(link)) return undefined;
  const own = new URL(page);
  const scheme = own.protocol === 'http:' ? 'http:' : 'https:';
  const [, , host = '', rest = ''] = parts;
  const address = parseUrl(`${scheme}//${host}${rest}`);
  if (!address || address.username || address.password) return undefined;
  // The parser reads other spellings of a host than people do: only the plain one is followed.
  if (
    address.host !== host.toLowerCase() &&
    `${address.host}:${defaultPort(parts[1])}` !== host.toLowerCase()
  )
    return undefined;
  return address.host === own.host || hosts.includes(address.host) ? address.href : undefined;
}

/**
 * Returns the http(s) address of a link in an announcement; undefined for anything else, and for one whose host is not what
 * it looks like.
 */
export function toVisitAddress(link: unknown): string | undefined {
  if (typeof link !== 'string' || hasControl(link)) return undefined;
  return isVisitAddress(link) ? parseUrl(link)?.href : undefined;
}

/** Returns the address of a picture or film: http(s), or a path of the page's own server. */
export function toMediaAddress(link: unknown, page: string): string | undefined {
  if (typeof link === 'string' && /^\/[^/\\]/.test(link) && !hasControl(link) && URL.canParse(link, page)) {
    const address = new URL(link, page);
    return address.origin === new URL(page).origin ? address.href : undefined;
  }
  return toVisitAddress(link);
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function defaultPort(scheme = ''): number {
  return scheme.toLowerCase() === 'http' ? 80 : 443;
}

function hasControl(text: string): boolean {
  for (const character of text) {
    const code = character.charCodeAt(0);
    if (code <= 0x20 || code === 0x7f) return true;
  }
  return false;
}
