import { createAccount } from '@portal/account';
import { createApi, createPortalClient } from '@portal/api-client';
import { accountContract, menusContract, systemsContract, type UserInfo } from '@portal/api-client/contract';
import { createTokenStore } from '@portal/api-client/session';
import { createStorage } from '@portal/api-client/storage';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionData } from '../createSessionData.ts';
import { beginEarlyCalls } from './beginEarlyCalls.ts';
import { createEarlyFetch } from './createEarlyFetch.ts';

const WORKSPACE = '/entry/svc%20erp/ERP/amazon';
const CALLS = [
  '/sso/user/getUserInfoByHideCode',
  '/sso/user/userActionConfig',
  '/sso/subjectServiceSystemExt/querySystemExtListForSub',
  '/sso/role/getMenuTreeByServiceAndRole',
];
const CONFIG = '/config.json';
const late: string[] = [];

beforeEach(() => {
  late.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    late.push(new URL(request.url).pathname);
    return answer('late');
  });
});
afterEach(() => vi.unstubAllGlobals());

function answer(from: string): Response {
  return Response.json({ code: '200', data: { from } }, { status: 200 });
}

/** A browser's storage in which somebody is signed in, written by the parts that write it in the portal. */
function signedIn(token = 'token-1', lasting = true) {
  const entries = new Map<string, string>();
  const backend = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
  const storage = createStorage({ backend });
  const browserSession = { note: () => {}, isNoted: () => true, removeNote: () => {} };
  const tokens = createTokenStore({ storage, browserSession });
  tokens.set(token, { lasting });
  const account = createAccount({
    api: { chooseLanguage: async () => undefined } as never,
    tokens,
    storage,
    shell: { applyLocale() {} } as never,
  });
  account.start();
  account.userLoaded({ userId: 'u1', subjectCodeEncrypt: 'sbj_1' } as UserInfo);
  void account.changeLanguage('ko-KR');
  return { backend, storage, tokens };
}

function begin(
  { backend }: Pick<ReturnType<typeof signedIn>, 'backend'>,
  { pathname = WORKSPACE, search = '', cookie = '', respond = async () => answer('early') } = {},
) {
  const asked: string[] = [];
  const calls = beginEarlyCalls({
    location: { pathname, search },
    localStorage: backend,
    document: { cookie },
    navigator: globalThis.navigator,
    fetch: (path) => {
      asked.push(String(path));
      return respond();
    },
  });
  return { asked, calls };
}

/** The visit as the portal's scripts make it, with the portal's own client. */
function visit({ storage, tokens }: ReturnType<typeof signedIn>, fetch: ReturnType<typeof createEarlyFetch>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const client = createPortalClient({
    baseUrl: 'http://portal.test',
    tokens,
    fetch,
    locale: () => account.locale(),
    company: () => account.company(),
    onUnauthorized: () => undefined,
    onNotice: () => undefined,
  });
  const api = createApi(client, { ...accountContract, ...menusContract, ...systemsContract });
  const account = createAccount({ api, tokens, storage, shell: {} as never });
  account.start();
  createSessionData({ queryClient, api, account, judgeAgain: async () => undefined }).prefetch(
    WORKSPACE,
    undefined,
  );
  return vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

it('[P524] the calls that the head of the page begins are the four of the visit: none is made twice', async () => {
  const browser = signedIn();
  const { asked, calls } = begin(browser);
  expect(asked).toEqual([CONFIG, ...CALLS]);
  await visit(browser, createEarlyFetch(calls));
  expect(late).toEqual([]);
  expect(Object.keys(calls)).toEqual([CONFIG]);
});

it.each([['ko-KR', 'en-US'], ['fr-FR', 'en-GB'], ['zh-TW'], ['EN'], ['fr-FR'], []])(
  '[P524] they are in the language of the page where nobody chose one: of %s, %s',
  async (...languages) => {
    vi.stubGlobal('navigator', { languages });
    const browser = signedIn();
    await visit(browser, createEarlyFetch(begin(browser).calls));
    expect(late).toEqual([]);
  },
);

it('[P524] a call that failed early, or was begun for another session, is made again', async () => {
  const browser = signedIn();
  const failing = begin(browser, { respond: () => Promise.reject(new TypeError('offline')) });
  await visit(browser, createEarlyFetch(failing.calls));
  expect(late.sort()).toEqual([...CALLS].sort());
  late.length = 0;
  const other = begin(signedIn('token-2'));
  await visit(browser, createEarlyFetch(other.calls));
  expect(late.sort()).toEqual([...CALLS].sort());
});

it('[P524] an answer is given once: who asks again asks the server', async () => {
  const browser = signedIn();
  const fetchOnce = createEarlyFetch(begin(browser).calls);
  await visit(browser, fetchOnce);
  await visit(browser, fetchOnce);
  expect(late.sort()).toEqual([...CALLS].sort());
});

it('[P524] the configuration is asked for once, and again by who asks again', async () => {
  const begun = createEarlyFetch(begin(signedIn()).calls);
  const address = new URL(CONFIG, 'http://portal.test');
  await expect((await begun(new Request(address))).json()).resolves.toMatchObject({
    data: { from: 'early' },
  });
  expect(late).toEqual([]);
  await begun(new Request(address));
  expect(late).toEqual([CONFIG]);
});

it.each([
  ['outside a workspace', { pathname: '/login' }],
  ['on half an address', { pathname: '/entry/svc-erp' }],
  ['on an address that cannot be read', { pathname: '/entry/%E0%A4%A/ERP' }],
  ['beside a token in the address', { search: '?a=1&token=one-time' }],
])('[P524] no call is begun %s', (_where, place) => {
  expect(begin(signedIn(), place).asked).toEqual([CONFIG]);
});

it('[P660] a sign-in that does not last is asked for within its browser session, not after it', () => {
  const browser = signedIn('token-1', false);
  expect(begin(browser).asked).toEqual([CONFIG]);
  expect(begin(browser, { cookie: 'theme=1; portal-session=1' }).asked).toEqual([CONFIG, ...CALLS]);
});

it.each([
  ['nobody is signed in', () => null],
  ['the stored value is broken', () => '{"v":1'],
])('[P524] no call is begun where %s', (_when, getItem) => {
  const { backend } = signedIn();
  expect(begin({ backend: { ...backend, getItem } }).asked).toEqual([CONFIG]);
});

it('[P524] where even a look at the storage is refused, the configuration is asked for', () => {
  const asked: string[] = [];
  beginEarlyCalls({
    location: { pathname: WORKSPACE, search: '' },
    document: { cookie: '' },
    navigator: { languages: [] },
    get localStorage(): Storage {
      throw new DOMException('Blocked', 'SecurityError');
    },
    fetch: async (path) => {
      asked.push(String(path));
      return answer('early');
    },
  });
  expect(asked).toEqual([CONFIG]);
});
