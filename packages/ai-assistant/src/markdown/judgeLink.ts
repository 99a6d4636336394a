/** Where a link of an answer may lead. */
export type JudgedLink =
  | { kind: 'portal'; path: string }
  | { kind: 'external'; href: string; host: string }
  /** Shown as text: a script, a file, an address that means nothing here. */
  | { kind: 'none' };

/** Judges a link by what its address means to a browser: pages of this origin, web pages and mail, nothing else. */
export function judgeLink(href: string, origin: string): JudgedLink {
  const isPath = /^\/(?![/\\])/.test(href);
  if (!isPath && !/^(?:https?:\/\/|mailto:)/i.test(href)) return { kind: 'none' };
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return { kind: 'none' };
  if (url.protocol === 'mailto:') return { kind: 'external', href: url.href, host: url.pathname };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'none' };
  if (url.origin === origin) return { kind: 'portal', path: url.pathname + url.search + url.hash };
  return isPath ? { kind: 'none' } : { kind: 'external', href: url.href, host: url.host };
}

/** Returns the address of a picture that may be loaded by itself: of this origin, or of a host that is one's own. */
export function judgeImage(href: string, origin: string, ownHosts: readonly string[]): string | undefined {
  if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(href) || !URL.canParse(href, origin)) return undefined;
  const url = new URL(href, origin);
  if (url.username !== '' || url.password !== '') return undefined;
  return url.origin === origin || (url.protocol === 'https:' && ownHosts.includes(url.host))
    ? url.href
    : undefined;
}
