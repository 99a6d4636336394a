import type { LoginAnswer, UserInfo } from '@portal/api-client/contract';
import { createTokenStore } from '@portal/api-client/session';
import { createStorage, type StorageBackend } from '@portal/api-client/storage';
import type { AccountApi, AccountPorts } from '../runtime/ports.ts';

/** A browser's storage and message channels, shared by the tabs of a test. */
export type FakeBrowser = ReturnType<typeof createFakeBrowser>;

/** Makes a browser without tabs. */
export function createFakeBrowser() {
  const values = new Map<string, string>();
  const tabs = new Set<EventTarget>();
  const backend: StorageBackend = {
    get length() {
      return values.size;
    },
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
  };
  return {
    values,
    backend,
    /** The channel of one more tab: what it posts arrives in the others. */
    openChannel() {
      const target = new EventTarget();
      tabs.add(target);
      return Object.assign(target, {
        postMessage(data: unknown) {
          for (const tab of tabs) {
            if (tab !== target) tab.dispatchEvent(new MessageEvent('message', { data }));
          }
        },
      });
    },
  };
}

/** A user as the server tells of one. */
export function exampleUser(userId = 'u1', company: string | undefined = 'sbj_1'): UserInfo {
  return { userId, nickName: `User ${userId}`, subjectCodeEncrypt: company, ssoEnvList: [] };
}

/** A sign-in's answer for a user of one company. */
export function exampleAnswer(token: string, user = exampleUser()): LoginAnswer {
  return { token, userInfo: user, subjects: [], needBind: false };
}

/** A sign-in's answer for a user who has to choose between two companies. */
export function exampleChoice(token: string, userId = 'u2'): LoginAnswer {
  const subjects = [
    { subjectCodeEncrypt: 'sbj_1', name: '蓝海贸易' },
    { subjectCodeEncrypt: 'sbj_2', name: 'Northwind Goods' },
  ];
  return {
    token,
    userInfo: { ...exampleUser(userId), subjectCodeEncrypt: undefined },
    subjects,
    needBind: false,
  };
}

/** Calls that all answer; a test replaces those that it is about. */
export function createFakeApi(calls: Partial<AccountApi> = {}): AccountApi {
  return {
    getPublicKey: async () => ({
      keyId: 'k1',
      publicKey: 'key',
      nonce: 'n1',
      expiresAt: '2026-01-01T00:00:00Z',
    }),
    login: async () => exampleAnswer('1.login'),
    tokenLogin: async () => exampleAnswer('1.token'),
    chooseSubject: async ({ subjectCodeEncrypt }) =>
      exampleAnswer('2.chosen', exampleUser('u2', subjectCodeEncrypt)),
    logout: async () => undefined,
    getPersonalUserSub: async () => exampleChoice('').subjects,
    getUserInfoByHideCode: async () => exampleUser(),
    userActionConfig: async () => ({ packageStyle: 2 }),
    chooseLanguage: async () => undefined,
    changePackageStyle: async () => undefined,
    ...calls,
  };
}

/** One tab's ports; `told` lists what the account asked of the shell, in order. */
export function createFakePorts(
  browser: FakeBrowser = createFakeBrowser(),
  calls: Partial<AccountApi> = {},
): AccountPorts & { told: unknown[][] } {
  const told: unknown[][] = [];
  const storage = createStorage({ backend: browser.backend });
  const tokens = createTokenStore({
    storage,
    channel: browser.openChannel(),
    storageEvents: new EventTarget(),
  });
  return {
    told,
    api: createFakeApi(calls),
    tokens,
    storage,
    channel: browser.openChannel(),
    now: () => 1_700_000_000_000,
    encrypt: async ({ keyId }, { password }) => ({ keyId, cipherText: `sealed(${password.length})` }),
    shell: {
      enter: () => void told.push(['enter']),
      showLogin: ({ reason, keepPlace }) => void told.push(['showLogin', reason, keepPlace]),
      release: () => void told.push(['release']),
      reload: () => void told.push(['reload']),
      applyLocale: (locale) => void told.push(['applyLocale', locale]),
    },
  };
}
