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
