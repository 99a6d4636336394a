/** A call that the head of the page has begun. */
export type EarlyCall = { headers: Record<string, string>; body: string; response: Promise<Response> };
/** The calls begun, by pathname. */
export type EarlyCalls = Record<string, EarlyCall>;

type Page = {
  location: Pick<Location, 'pathname' | 'search'>;
  localStorage: Pick<Storage, 'getItem'>;
  fetch: typeof fetch;
};

/**
 * Begins the calls of a signed-in visit to a workspace while the scripts are still on their way; answers none where
 * it cannot tell. It stands in the page itself, so it is small and imports nothing: paths, bodies and storage keys
 * are those of the packages, which a test compares.
 */
export function beginEarlyCalls({ location, localStorage, fetch }: Page): EarlyCalls {
  const calls: EarlyCalls = {};
  try {
    const stored = (key: string) => JSON.parse(localStorage.getItem(`portal:${key}`) ?? '{}').value;
    const [, root, serviceId, systemCode] = location.pathname.split('/').map(decodeURIComponent);
    const token = stored('token')?.token;
    // A token in the address belongs to another session.
    if (!token || root !== 'entry' || !serviceId || !systemCode || /[?&]token=/.test(location.search))
      return calls;
    const company = stored('user-info')?.subjectCodeEncrypt;
    const language = localStorage.getItem('portal:language') ?? 'zh_CN';
    const headers: Record<string, string> = {
      'Content-Type': 'application/json',
      'Accept-Language': language.replace('_', '-'),
      Authorization: token,
      ...(company && { Company: company }),
    };
    const bodies: Record<string, unknown> = {
      '/sso/user/getUserInfoByHideCode': {},
      '/sso/user/userActionConfig': {},
      '/sso/subjectServiceSystemExt/querySystemExtListForSub': { paging: false },
      '/sso/role/getMenuTreeByServiceAndRole': { serviceId, systemCode },
    };
    for (const [path, json] of Object.entries(bodies)) {
      const body = JSON.stringify(json);
      const response = fetch(path, { method: 'POST', headers, body });
      // Who takes the call over hears of a failure; until then it is nobody's.
      response.catch(() => undefined);
      calls[path] = { headers, body, response };
    }
  } catch {
    // Blocked storage, a value of another version, an address that is none: the calls are made later.
  }
  return calls;
}
