/** A call that the head of the page has begun; `body` is empty where it sends none. */
export type EarlyCall = { headers: Record<string, string>; body: string; response: Promise<Response> };
/** The calls begun, by pathname. */
export type EarlyCalls = Record<string, EarlyCall>;

type Page = {
  location: Pick<Location, 'pathname' | 'search'>;
  localStorage: Pick<Storage, 'getItem'>;
  document: Pick<Document, 'cookie'>;
  navigator: Pick<Navigator, 'languages'>;
  fetch: typeof fetch;
};

/**
 * Begins what the first screen asks for while the scripts are still on their way: the configuration, and the calls of a
 * signed-in visit to a workspace, none of them where it cannot tell. It stands in the page itself, so it is small and
 * imports nothing: paths, bodies and storage keys are those of the packages, which a test compares.
 */
export function beginEarlyCalls(page: Page): EarlyCalls {
  const calls: EarlyCalls = {};
  const begin = (path: string, headers: Record<string, string>, body: string, init?: RequestInit) => {
    const response = page.fetch(path, init).then(whole);
    // The caller that takes the call over handles its failure; until then nobody does.
    response.catch(() => undefined);
    calls[path] = { headers, body, response };
  };
  begin('/config.json', {}, '');
  try {
    const { location, localStorage } = page;
    const stored = (key: string) => JSON.parse(localStorage.getItem(`portal:${key}`) ?? '{}').value;
    const [, root, serviceId, systemCode] = location.pathname.split('/').map(decodeURIComponent);
    const { token, lasting } = stored('token') ?? {};
    // Closed since: the sign-in ended with the browser session.
    if (lasting === false && !page.document.cookie.includes('portal-session=1')) return calls;
    // A token in the address belongs to another session.
    if (!token || root !== 'entry' || !serviceId || !systemCode || /[?&]token=/.test(location.search))
      return calls;
    const company = stored('user-info')?.subjectCodeEncrypt;
    const language = localStorage.getItem('portal:language') ?? spokenBy(page.navigator);
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
      begin(path, headers, body, { method: 'POST', headers, body });
    }
  } catch {
    // Blocked storage, a value of another version, an address that is none: the calls are made later.
  }
  return calls;
}

const LANGUAGES = ['zh_CN', 'en_US', 'ko_KR'];

/** The language of a page in which nobody has chosen one. */
function spokenBy({ languages }: Page['navigator']): string {
  const fits = (wanted: string) =>
    LANGUAGES.find((one) => one.slice(0, 2) === wanted.slice(0, 2).toLowerCase());
  return languages.map(fits).find(Boolean) ?? 'zh_CN';
}

/** Read to its end while the page has nothing else to do: the first screen would wait for every piece of it. */
async function whole(response: Response): Promise<Response> {
  return new Response(await response.arrayBuffer(), response);
}
