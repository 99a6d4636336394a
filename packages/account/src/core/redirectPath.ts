const MAX_LENGTH = 2048;
const MAX_ENCODINGS = 4;
/* An origin that nobody has: a value that leaves it is not relative. */
const BASE = 'https://portal.invalid';
const FOLDER = '/entry/service/system/';
const FORBIDDEN = /[/\\?:]/;

/* What a link hands on until somebody has signed in, by its name in the address. */
const LINK_PARAMETERS = [
  'systemCode',
  'register',
  'inviteCode',
  'linkId',
  'source',
  'serviceCode',
  'backEmail',
] as const;

/** The part of an address that says where a person was. */
export type Place = { pathname: string; hash: string };

/**
 * What `redirectPath` carries for an address: its last path segment plus hash. Undefined when the address is not a
 * page inside a system, or when it could not be read back.
 */
export function encodeRedirectPath({ pathname, hash }: Place): string | undefined {
  const [first, , , page, ...more] = pathname.split('/').filter(Boolean);
  if (first !== 'entry' || !page || more.length > 0) return undefined;
  const value = `${decodeOnce(page) ?? page}${hash === '#' ? '' : hash}`;
  return parseRedirectPath(value) ? value : undefined;
}

/**
 * Reads a `redirectPath`: the path segment, encoded, with its hash as it came, ready to stand behind
 * `/entry/{serviceId}/{systemCode}/`. Undefined for anything that is not one relative segment of this origin.
 */
export function parseRedirectPath(value: string): string | undefined {
  if (value.length > MAX_LENGTH || hasControl(value)) return undefined;
  const cut = value.indexOf('#');
  const segment = cut < 0 ? value : value.slice(0, cut);
  const hash = cut < 0 ? '' : value.slice(cut);
  const name = readSegment(segment);
  if (name === undefined) return undefined;
  const path = `${encodeURIComponent(name)}${hash}`;
  return staysInFolder(path) ? path : undefined;
}

/**
 * The login address that brings the person back to a place, and into the system they were in. What a link carried in the
 * place's query stays in it; without a place there is nothing to come back to but what the query itself names.
 */
export function loginAddress({ search = '', ...place }: Partial<Place> & { search?: string }): string {
  const asked = new URLSearchParams(search);
  const redirectPath = encodeRedirectPath({ pathname: '', hash: '', ...place });
  const systemCode = decodeOnce(place.pathname?.split('/').filter(Boolean)[2] ?? '');
  if (redirectPath) {
    asked.set('redirectPath', redirectPath);
    if (systemCode) asked.set('systemCode', systemCode);
  }
  return addressWith(asked, ['redirectPath', ...LINK_PARAMETERS]);
}

/** The login address for who leaves on purpose: what a link carried, and no way back. */
export function leavingAddress(search: string): string {
  const asked = new URLSearchParams(search);
  // Beside a page to come back to, the system is the page's.
  if (asked.has('redirectPath')) asked.delete('systemCode');
  return addressWith(asked, LINK_PARAMETERS);
}

/** The login address for who is signed in by now: it leads on to the page and the system that the query names. */
export function onwardAddress(search: string): string {
  return addressWith(new URLSearchParams(search), ['redirectPath', 'systemCode']);
}

function addressWith(asked: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = asked.get(name);
    if (value && value.length <= MAX_LENGTH) kept.set(name, value);
  }
  return kept.size > 0 ? `/login?${kept}` : '/login';
}

function readSegment(segment: string): string | undefined {
  if (segment === '' || segment !== segment.trim()) return undefined;
  if (!URL.canParse(segment, BASE) || new URL(segment, BASE).origin !== BASE) return undefined;
  let text = segment;
  for (let round = 0; round < MAX_ENCODINGS; round += 1) {
    if (FORBIDDEN.test(text) || hasControl(text)) return undefined;
    const decoded = decodeOnce(text);
    if (decoded === undefined) return undefined;
    if (decoded === text) return segment === text ? segment : decodeOnce(segment);
    text = decoded;
  }
  return undefined;
}

function staysInFolder(path: string): boolean {
  const target = new URL(`${FOLDER}${path}`, BASE);
  const rest = target.pathname.slice(FOLDER.length);
  return target.origin === BASE && target.pathname.startsWith(FOLDER) && rest !== '' && !rest.includes('/');
}

function hasControl(text: string): boolean {
  return [...text].some((character) => character < ' ' || (character >= '\u007f' && character <= '\u009f'));
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
