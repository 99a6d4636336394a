/** What a person came back with from another party. */
export type Landing =
  | { kind: 'provider'; provider: string; code: string; state: string; iss?: string }
  | { kind: 'app-store'; code: string; shop?: string }
  | { kind: 'app-store-token'; token: string };

/** How the app store calls itself where others give their name. */
const APP_STORE = 'app-store';

/**
 * Reads the address of a sign-in that comes back from another party. Undefined when something is missing, or when the
 * state is not the one that this browser tab began with: somebody else's sign-in is not taken up.
 */
export function readLanding(
  search: string,
  { token, keptState }: { token: string | undefined; keptState: string | undefined },
): Landing | undefined {
  if (token) return { kind: 'app-store-token', token };
  const params = new URLSearchParams(search);
  const [code, provider, state, shop, iss] = ['code', 'provider', 'state', 'shop', 'iss'].map((name) =>
    params.get(name),
  );
  if (!code) return undefined;
  if (!provider || provider === APP_STORE) return { kind: 'app-store', code, ...(shop && { shop }) };
  if (!state || state !== keptState) return undefined;
  return { kind: 'provider', provider, code, state, ...(iss && { iss }) };
}

/** Where a hand-over leads. */
export type HandOver =
  | { kind: 'system'; systemCode: string }
  | { kind: 'partner'; source: string; token: string };

/** Reads the address of a hand-over; undefined when something is missing. */
export function readHandOver(search: string, token: string | undefined): HandOver | undefined {
  const params = new URLSearchParams(search);
  const source = params.get('source');
  if (token && source) return { kind: 'partner', source, token };
  const systemCode = params.get('systemCode');
  return systemCode ? { kind: 'system', systemCode } : undefined;
}

/** An address that a hand-over may lead to: a path of this origin, or a web address; undefined for anything else. */
export function handOverTarget(
  url: string,
  origin: string,
): { kind: 'here'; href: string } | { kind: 'elsewhere'; href: string } | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const { protocol, origin: target, pathname, search, hash, href } = new URL(url, origin);
  if (target === origin) return { kind: 'here', href: `${pathname}${search}${hash}` };
  return protocol === 'https:' || protocol === 'http:' ? { kind: 'elsewhere', href } : undefined;
}
