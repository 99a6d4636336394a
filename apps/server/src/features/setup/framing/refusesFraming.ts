/** Whether a page's headers let none of these origins frame it: the header that says so, or undefined. */
export function refusesFraming(
  headers: Headers,
  page: string,
  portals: readonly string[],
): string | undefined {
  const policy = headers.get('content-security-policy') ?? '';
  // Several policies hold together; each that names ancestors must allow one of the portal's.
  const lists = policy
    .split(/[,;]/)
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name?.toLowerCase() === 'frame-ancestors');
  const refusing = lists.find(
    ([, ...sources]) => !sources.some((source) => portals.some((portal) => allows(source, page, portal))),
  );
  if (refusing) return `Content-Security-Policy: ${refusing.join(' ')}`;
  // A browser that knows frame-ancestors asks for nothing else.
  if (lists.length > 0) return undefined;
  const frameOptions = headers.get('x-frame-options')?.trim();
  if (!frameOptions) return undefined;
  const isSame = /^sameorigin$/i.test(frameOptions) && portals.includes(new URL(page).origin);
  const isRefused = /^(deny|sameorigin)$/i.test(frameOptions) && !isSame;
  return isRefused ? `X-Frame-Options: ${frameOptions}` : undefined;
}

/** Whether a source of `frame-ancestors` means the portal. */
function allows(source: string, page: string, portal: string): boolean {
  if (source === '*') return true;
  const { protocol, hostname, port, origin } = new URL(portal);
  if (source.toLowerCase() === "'self'") return origin === new URL(page).origin;
  if (/^https?:$/i.test(source)) return source.toLowerCase() === protocol;
  const found = /^(?:(https?):\/\/)?(\*\.)?([^/:*]+)(?::(\d+|\*))?\/?$/i.exec(source);
  if (!found) return false;
  const [, scheme, wildcard, host = '', wantedPort] = found;
  const isHost = wildcard ? hostname.endsWith(`.${host.toLowerCase()}`) : hostname === host.toLowerCase();
  const isScheme = scheme === undefined || `${scheme.toLowerCase()}:` === protocol || scheme === 'http';
  const isPort = wantedPort === '*' || (wantedPort ?? '') === port || wantedPort === usualPort(protocol);
  return isHost && isScheme && isPort;
}

function usualPort(protocol: string): string {
  return protocol === 'https:' ? '443' : '80';
}
