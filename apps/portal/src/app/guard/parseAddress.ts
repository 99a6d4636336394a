/** Where an address leads, before anyone asks whether it may be seen. */
export type ParsedRoute =
  | { name: 'root' }
  | { name: 'login' }
  | { name: 'center' }
  | { name: 'check-token' }
  | { name: 'transfer' }
  | { name: 'server-error' }
  | { name: 'not-found' }
  | { name: 'no-access'; systemCode?: string }
  | { name: 'service'; serviceId: string }
  | { name: 'workspace'; serviceId: string; systemCode: string; child?: string }
  | { name: 'unknown' };

const FIXED: Record<string, ParsedRoute> = {
  '/': { name: 'root' },
  '/login': { name: 'login' },
  '/oauth/login': { name: 'login' },
  '/oauth/center': { name: 'center' },
  '/check-token': { name: 'check-token' },
  '/transfer': { name: 'transfer' },
  '/500': { name: 'server-error' },
  '/404': { name: 'not-found' },
  '/401': { name: 'no-access' },
};

/** Reads a pathname; an address outside the route table is `unknown`, never an error. */
export function parseRoute(pathname: string): ParsedRoute {
  const path = pathname.replace(/\/+$/, '') || '/';
  const fixed = FIXED[path];
  if (fixed) return fixed;
  const [first, ...rest] = path.split('/').filter(Boolean).map(decode);
  const [second, third, fourth] = rest;
  if (first === '401' && second && rest.length === 1) return { name: 'no-access', systemCode: second };
  if (first !== 'entry' || !second || rest.length > 3) return { name: 'unknown' };
  if (!third) return { name: 'service', serviceId: second };
  return { name: 'workspace', serviceId: second, systemCode: third, ...(fourth && { child: fourth }) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The parameters that other sites and mails put on the way in. */
export type EntryQuery = {
  token?: string;
  linkId?: string;
  source?: string;
  register?: string;
  serviceCode?: string;
  inviteCode?: string;
  redirectPath?: string;
  random?: string;
  systemCode?: string;
  backEmail?: string;
};

const NAMES = [
  'token',
  'linkId',
  'source',
  'register',
  'serviceCode',
  'inviteCode',
  'redirectPath',
  'random',
  'systemCode',
  'backEmail',
] as const satisfies (keyof EntryQuery)[];

const MAX_LENGTH = 2048;
const TOKEN = /^[\w.~+/=-]{16,512}$/;

/** Reads the known parameters of a query string; empty, oversized and malformed ones count as absent. */
export function parseEntryQuery(search: string): EntryQuery {
  const params = new URLSearchParams(search);
  const query: EntryQuery = {};
  for (const name of NAMES) {
    const value = params.get(name);
    if (value && value.length <= MAX_LENGTH) query[name] = value;
  }
  if (query.token && !TOKEN.test(query.token)) query.token = '';
  return query;
}

/** The same search string without the token, for the address bar. */
export function withoutToken(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('token');
  const rest = params.toString();
  return rest ? `?${rest}` : '';
}
