import { createAccount } from '@portal/account';
import { contract, type UserInfo } from '@portal/api-client/contract';
import { createTokenStore } from '@portal/api-client/session';
import { createStorage } from '@portal/api-client/storage';
import { type MockHandlers, MockRefusal, mockApi } from '@portal/api-client/testing';
import { directory, menuTree, page, system } from '@portal/menu-engine/testing';
import { getResponse } from 'msw';

export type Answers = MockHandlers<typeof contract>;
type CallName = keyof typeof contract;

/** A call that the shell made. */
type SeenCall = { name: string; host: string; headers: Record<string, string>; body: unknown };

/** The people who can sign in, by their token. */
const PEOPLE: Record<string, UserInfo> = {
  'token-of-ruoxi-0001': person('u-ruoxi', '若溪'),
  'token-of-ziang-0002': person('u-ziang', '子昂'),
};
export const RUOXI = 'token-of-ruoxi-0001';
export const ZIANG = 'token-of-ziang-0002';

function person(userId: string, nickName: string): UserInfo {
  return { userId, nickName, subjectCodeEncrypt: `sbj_${userId}`, ssoEnvList: [] };
}

const SYSTEMS = [
  system('OMS', '订单管理'),
  system('WMS', '仓储管理'),
  system('TMS', '物流管理', { status: 3 }),
  system('ERP', 'ERP', {
    serviceBillingValueDTOList: [{ keyValue: 'orders', billingItemValue: 9, unlimitedUse: false }],
  }),
];

const TREE = [
  directory('sales', '销售', [
    directory('orders', '订单', [
      page('all', '全部订单', { path: 'notes' }),
      page('unpaid', '待付款', { path: 'notes' }),
      page('ads', '广告', { path: 'amazon' }),
      page('late', '迟到', { path: 'notes', assetsExpireTime: '2020-01-01 00:00:00' }),
    ]),
  ]),
];
/** Beside those of the other systems, where a visit with a token lands. */
const ERP_TREE = [...TREE, page('set-sail', '起航', { path: 'amazon', menuUrl: '/setSail/index' })];

export const CONFIG = {
  extras: true,
  microApps: ['notes', 'amazon', 'sso-web'].map((name) => ({
    name,
    engine: 'module' as const,
    entry: '/apps/notes.js',
  })),
};

const NOBODY = new MockRefusal({ code: '401', message: 'Not signed in', status: 401 });

function standardAnswers(): Answers {
  return {
    getRuntimeConfig: () => CONFIG,
    getUserInfoByHideCode: (_asked, { request }) => whoAsks(request),
    userActionConfig: (_asked, { request }) => whoAsks(request) && { packageStyle: 2, saveMenuStatus: 1 },
    querySystemExtListForSub: ({ serviceCode }, { request }) => {
      whoAsks(request);
      const dataList = SYSTEMS.filter(({ systemCode }) => !serviceCode || `${systemCode}+` === serviceCode);
      return { dataList, total: dataList.length };
    },
    getMenuTreeByServiceAndRole: ({ systemCode }, { request }) =>
      whoAsks(request) && menuTree(systemCode === 'ERP' ? ERP_TREE : TREE),
    recordMenuOpt: () => undefined,
    logout: () => undefined,
    login: ({ userName }) => {
      const [token, userInfo] =
        Object.entries(PEOPLE).find(([, { nickName }]) => nickName === userName) ?? [];
      if (!token) throw new MockRefusal({ code: 'sso.wrong', message: 'Wrong' });
      return { token, userInfo, subjects: [], needBind: false };
    },
    tokenLogin: ({ token }) => {
      const userInfo = PEOPLE[token];
      if (!userInfo) throw new MockRefusal({ code: 'sso.spent', message: 'Spent' });
      return { token, userInfo, subjects: [], needBind: false };
    },
  };
}

function whoAsks(request: Request): UserInfo {
  const user = PEOPLE[request.headers.get('authorization') ?? ''];
  if (!user) throw NOBODY;
  return user;
}

/** Makes a server of the portal's calls: checked by the contract, answered as `set` says, else as usual. */
export async function createBackend() {
  const answers = { ...standardAnswers(), getPublicKey: await publicKey() };
  const calls: SeenCall[] = [];
  const waiting = new Map<CallName, Promise<void>>();
  const names = new Map(
    Object.entries(contract).map(([name, { path }]) => [path as string, name as CallName]),
  );
  return {
    calls,
    /** How often a call was made so far. */
    count: (name: CallName) => calls.filter((call) => call.name === name).length,
    /** Answers calls in another way from now on. */
    set: (changed: Answers) => void Object.assign(answers, changed),
    /** Leaves a call without its answer until the function that it returns is called. */
    hold(name: CallName): () => void {
      let go = () => {};
      waiting.set(
        name,
        new Promise((resolve) => {
          go = resolve;
        }),
      );
      return () => go();
    },
    async answer(request: Request): Promise<Response> {
      const { pathname, host } = new URL(request.url);
      const name = names.get(pathname);
      const text = await request.clone().text();
      calls.push({
        name: name ?? pathname,
        host,
        headers: Object.fromEntries(request.headers),
        body: text.startsWith('{') ? JSON.parse(text) : text,
      });
      if (name) await waiting.get(name);
      const response = await getResponse(mockApi(contract, answers), request);
      return response ?? new Response('Not found', { status: 404 });
    },
  };
}

export type Backend = Awaited<ReturnType<typeof createBackend>>;

/** What a browser has stored in which somebody is signed in. */
export function storedSession(token: string): { name: string; value: string }[] {
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
  const tokens = createTokenStore({ storage });
  const account = createAccount({ api: {} as never, tokens, storage, shell: {} as never });
  account.start();
  account.takeUp({ token, userInfo: PEOPLE[token], subjects: [], needBind: false }, { enter: false });
  tokens.set(token, { lasting: true });
  return [...entries].map(([name, value]) => ({ name, value }));
}

/** Made once: a pair of keys takes longer than most tests. */
let made: Promise<string> | undefined;

async function publicKey(): Promise<Answers['getPublicKey']> {
  made ??= makeKey();
  const spki = await made;
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  return () => ({ keyId: 'k1', publicKey: spki, nonce: 'n1', expiresAt });
}

async function makeKey(): Promise<string> {
  const algorithm = {
    name: 'RSA-OAEP',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  };
  const { publicKey: key } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  return Buffer.from(await crypto.subtle.exportKey('spki', key)).toString('base64');
}
