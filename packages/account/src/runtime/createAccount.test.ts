import { ApiError } from '@portal/api-client';
import { answerCodes } from '@portal/api-client/contract';
import { createStorage } from '@portal/api-client/storage';
import { describe, expect, it, vi } from 'vitest';
import { AccountError } from '../core/AccountError.ts';
import {
  createFakeBrowser,
  createFakePorts,
  exampleAnswer,
  exampleChoice,
  exampleUser,
} from '../testing/index.ts';
import { deferred, setUp, VALUES } from '../testing/setUpAccount.ts';
import { createAccount } from './createAccount.ts';
import { createPreferences } from './createPreferences.ts';
import { createSessionStorage } from './createSessionStorage.ts';
import type { AccountApi } from './ports.ts';

function refusal(code: string): ApiError {
  return new ApiError({
    kind: 'business',
    code,
    status: 200,
    requestId: 'r',
    endpoint: 'POST /sso/user/login',
  });
}

describe('[A19] signing in', () => {
  it('[A19] sends the account, the sealed password, the wish to stay and what the link carried', async () => {
    const login = vi.fn(async () => exampleAnswer('1.t'));
    const { account, ports } = setUp({ login });
    await account.signIn(VALUES, { linkId: 'l1', source: 'partner' });
    expect(login).toHaveBeenCalledWith(
      {
        userName: 'owner',
        password: { keyId: 'k1', cipherText: 'sealed(10)' },
        autoLogin: 1,
        linkId: 'l1',
        source: 'partner',
      },
      expect.objectContaining({ silent: true }),
    );
    expect(JSON.stringify(login.mock.calls)).not.toContain('Portal2026');
    expect(account.get()).toEqual({
      status: 'authenticated',
      identity: { userId: 'u1', company: 'sbj_1' },
    });
    expect(ports.tokens.get()).toBe('1.t');
    expect(account.company()).toBe('sbj_1');
    expect(account.storedUser()?.userId).toBe('u1');
    expect(ports.told).toEqual([['enter']]);
  });

  it.each([
    ['which is ticked', true],
    ['which is not ticked', false],
  ])('[A270] lasts beyond the browser session by its box, %s', async (_, autoLogin) => {
    const { account, ports } = setUp({ login: async () => exampleChoice('1.t') });
    const begun = vi.spyOn(ports.tokens, 'set');
    await account.signIn({ ...VALUES, autoLogin });
    expect(begun).toHaveBeenLastCalledWith('1.t', { lasting: autoLogin });
    await account.chooseSubject('sbj_2');
    expect(begun).toHaveBeenLastCalledWith('2.chosen', { lasting: undefined });
  });

  it('[A270] does not last where nobody was asked: with a token, after a registration', async () => {
    const { account, ports } = setUp();
    const begun = vi.spyOn(ports.tokens, 'set');
    await account.signInWithToken('one-time');
    account.takeUp(exampleAnswer('1.registered'), { enter: true });
    expect(begun.mock.calls).toEqual([
      ['1.token', { lasting: false }],
      ['1.registered', { lasting: false }],
    ]);
  });

  it.each([true, false])(
    '[A280] a session in the place of another lasts as it is told: %j',
    async (lasting) => {
      const { account, ports } = setUp();
      const begun = vi.spyOn(ports.tokens, 'set');
      await account.signIn({ ...VALUES, autoLogin: !lasting });
      account.takeUp(exampleAnswer('7.demo', exampleUser('u7')), { enter: false, lasting });
      expect(begun).toHaveBeenLastCalledWith('7.demo', { lasting });
    },
  );
  it('[A290] a session that a second step opened lasts where the person asked so', () => {
    const { account, ports } = setUp();
    const begun = vi.spyOn(ports.tokens, 'set');
    account.takeUp(exampleAnswer('1.passed'), { enter: true, lasting: true });
    expect(begun.mock.calls).toEqual([['1.passed', { lasting: true }]]);
    expect(ports.told.at(-1)).toEqual(['enter']);
  });

  it('[A19] asks for a new key once when the old one was stale', async () => {
    const login = vi.fn<AccountApi['login']>(async () => exampleAnswer('1.t'));
    login.mockRejectedValueOnce(refusal(answerCodes.encryptionStale));
    const { account } = setUp({ login });
    await account.signIn(VALUES);
    expect(login).toHaveBeenCalledTimes(2);
    expect(account.hasSession()).toBe(true);
    login.mockRejectedValue(refusal(answerCodes.encryptionStale));
    await account.signOut();
    await account.signIn(VALUES);
    expect(login).toHaveBeenCalledTimes(4);
    expect(account.get()).toMatchObject({ status: 'anonymous', failure: { kind: 'encryption' } });
  });

  it('[A19] a second try makes the answer of the first one count for nothing', async () => {
    const answers: ((answer: ReturnType<typeof exampleAnswer>) => void)[] = [];
    const login = () => new Promise<ReturnType<typeof exampleAnswer>>((resolve) => answers.push(resolve));
    const { account, ports } = setUp({ login });
    const tries = [account.signIn(VALUES), account.signIn(VALUES)];
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(exampleAnswer('1.second'));
    answers[0]?.(exampleAnswer('1.first'));
    await Promise.all(tries);
    expect(ports.tokens.get()).toBe('1.second');
  });

  it.each<[string, (account: ReturnType<typeof createAccount>) => unknown]>([
    ['a second try', (account) => account.signIn(VALUES)],
    ['a sign-out', (account) => account.signOut()],
    ['forgetting the session', (account) => account.forget()],
    ['the end of the account', (account) => account.stop()],
  ])('[A19] %s takes back the call that is under way', async (_, end) => {
    const signals: (AbortSignal | undefined)[] = [];
    const login: AccountApi['login'] = (_request, options) => {
      signals.push(options?.signal);
      return new Promise(() => {});
    };
    const { account } = setUp({ login });
    void account.signIn(VALUES);
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    expect(signals[0]?.aborted).toBe(false);
    void end(account);
    expect(signals[0]?.aborted).toBe(true);
  });

  it('[A19] sends a refused password once', async () => {
    const login = vi.fn(async () => Promise.reject(refusal(answerCodes.signInRefused)));
    const { account } = setUp({ login });
    await account.signIn(VALUES);
    expect(login).toHaveBeenCalledTimes(1);
  });

  it('[A19] says that nothing can be encrypted on a page without https', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const login = vi.fn();
    const ports = createFakePorts(undefined, { login });
    const account = createAccount({ ...ports, encrypt: undefined });
    account.start();
    await account.signIn(VALUES);
    vi.unstubAllGlobals();
    expect(account.get()).toMatchObject({ failure: { kind: 'insecure' } });
    expect(login).not.toHaveBeenCalled();
  });
});

describe('[A20] signing in with a token', () => {
  it('[A20] keeps the session and leads nowhere by itself', async () => {
    const { account, ports } = setUp();
    await account.signInWithToken('one-time');
    expect(ports.tokens.get()).toBe('1.token');
    expect(ports.told).toEqual([]);
  });

  it('[A20] rejects when it is not accepted', async () => {
    const tokenLogin = async () => Promise.reject(refusal(answerCodes.signInRefused));
    const { account, ports } = setUp({ tokenLogin });
    await expect(account.signInWithToken('spent')).rejects.toBeInstanceOf(AccountError);
    expect(ports.tokens.get()).toBeUndefined();
  });
});

describe('[A281] signing in with a token while somebody is in', () => {
  it('[A281] puts the token’s person in their place, for as long as the browser session', async () => {
    const { account, ports } = setUp({ tokenLogin: async () => exampleAnswer('9.t', exampleUser('u9')) });
    await account.signIn(VALUES);
    await account.signInWithToken('one-time');
    expect(account.get()).toMatchObject({ status: 'authenticated', identity: { userId: 'u9' } });
    expect(ports.tokens.get()).toBe('9.t');
    expect(ports.told).toEqual([['enter'], ['release']]);
  });

  it('[A281] takes the place of a choice of company, too', async () => {
    const { account } = setUp({ login: async () => exampleChoice('1.open') });
    await account.signIn(VALUES);
    await account.signInWithToken('one-time');
    expect(account.get().status).toBe('authenticated');
  });

  it('[A281] leaves them in when it is refused, and rejects', async () => {
    const tokenLogin = async () => Promise.reject(refusal(answerCodes.signInRefused));
    const { account, ports } = setUp({ tokenLogin });
    await account.signIn(VALUES);
    await expect(account.signInWithToken('spent')).rejects.toBeInstanceOf(ApiError);
    expect(account.hasSession()).toBe(true);
    expect(ports.tokens.get()).toBe('1.login');
  });

  it('[A281] is given up when they sign out meanwhile', async () => {
    const waiting = deferred();
    const tokenLogin = async () => {
      await waiting.promise;
      return exampleAnswer('9.t', exampleUser('u9'));
    };
    const { account, ports } = setUp({ tokenLogin });
    await account.signIn(VALUES);
    const signingIn = account.signInWithToken('one-time');
    await account.signOut();
    waiting.resolve();
    await signingIn;
    expect(ports.tokens.get()).toBeUndefined();
  });
});

describe('[A105] a session that another call opened', () => {
  it('[A105] is taken up, in place of a former one', async () => {
    const { account, ports } = setUp();
    await account.signIn(VALUES);
    ports.told.length = 0;
    account.takeUp(exampleAnswer('7.t', exampleUser('u7')), { enter: true });
    expect(account.get()).toMatchObject({ status: 'authenticated', identity: { userId: 'u7' } });
    expect(ports.tokens.get()).toBe('7.t');
    expect(ports.told).toEqual([['release'], ['enter']]);
  });

  it('[A105] leads nowhere when the caller decides that, and asks for the company where there are several', () => {
    const { account, ports } = setUp();
    account.takeUp(exampleChoice('1.open'), { enter: false });
    expect(account.get().status).toBe('choosing-subject');
    expect(ports.told).toEqual([]);
  });
});

describe('[A21] a user of several companies', () => {
  it('[A21] chooses one, and the new token counts', async () => {
    const { account, ports } = setUp({ login: async () => exampleChoice('1.open') });
    await account.signIn(VALUES);
    expect(account.get()).toMatchObject({ status: 'choosing-subject', subjects: [{}, {}] });
    expect(account.company()).toBeUndefined();
    expect(ports.told).toEqual([]);
    await account.chooseSubject('sbj_2');
    expect(account.company()).toBe('sbj_2');
    expect(ports.tokens.get()).toBe('2.chosen');
    expect(ports.told).toEqual([['enter']]);
  });

  it('[A21] is asked again after a reload in the middle', async () => {
    const { account, browser } = setUp({ login: async () => exampleChoice('1.open') });
    await account.signIn(VALUES);
    account.stop();
    const { account: reloaded } = setUp({}, browser);
    expect(reloaded.get().status).toBe('choosing-subject');
    await vi.waitFor(() => expect(reloaded.get()).toMatchObject({ subjects: [{}, {}] }));
  });

  it('[A21] is asked when the server wants the company before anything else', async () => {
    const { account, ports } = setUp();
    await account.signIn(VALUES);
    account.subjectRequired();
    expect(account.get().status).toBe('choosing-subject');
    expect(ports.told.at(-1)).toEqual(['showLogin', 'choose-subject', true]);
  });

  it('[A21] may try again when the choice fails', async () => {
    const { account } = setUp({
      login: async () => exampleChoice('1.open'),
      chooseSubject: async () => Promise.reject(refusal(answerCodes.subjectUnknown)),
    });
    await account.signIn(VALUES);
    await account.chooseSubject('sbj_2');
    expect(account.get()).toMatchObject({
      status: 'choosing-subject',
      failure: { kind: 'subject-unknown' },
    });
  });
});

describe('[A24] language and menu style', () => {
  it('[A24] a language is stored, applied, told to the other tabs and saved for the user', async () => {
    const browser = createFakeBrowser();
    const chooseLanguage = vi.fn(async () => undefined);
    const one = setUp({ chooseLanguage }, browser);
    const two = setUp({}, browser);
    await one.account.changeLanguage('en-US');
    expect(chooseLanguage).not.toHaveBeenCalled();
    await one.account.signIn(VALUES);
    await one.account.changeLanguage('ko-KR');
    expect(chooseLanguage).toHaveBeenCalledWith({ chooseLanguage: 'ko_KR' });
    expect(browser.values.get('portal:language')).toBe('ko_KR');
    expect(one.ports.told).toContainEqual(['applyLocale', 'ko-KR']);
    expect(two.ports.told).toContainEqual(['applyLocale', 'ko-KR']);
    expect(two.account.locale()).toBe('ko-KR');
  });

  it('[A24] a tab whose storage does not have the choice yet follows all the same, and believes only languages', () => {
    const { ports } = setUp();
    const elsewhere = createFakeBrowser();
    const preferences = createPreferences(
      { ...ports, channel: elsewhere.openChannel() },
      createSessionStorage(createStorage({ backend: elsewhere.backend })),
      () => false,
    );
    const other = elsewhere.openChannel();
    const type = 'language-changed';
    for (const message of [null, type, { type, locale: 'xx' }, { locale: 'en-US' }])
      other.postMessage(message);
    expect(ports.told).toEqual([]);
    other.postMessage({ type, locale: 'en-US' });
    expect(ports.told).toEqual([['applyLocale', 'en-US']]);
    preferences.stop();
  });

  it('[A25] a menu style is saved, then the page is loaded again', async () => {
    const changePackageStyle = vi.fn(async () => undefined);
    const { account, ports } = setUp({ changePackageStyle });
    await account.signIn(VALUES);
    await account.changeMenuStyle(1);
    expect(changePackageStyle).toHaveBeenCalledWith({ styleCode: 1 });
    expect(account.localConfig().packageStyle).toBe(1);
    expect(ports.told.at(-1)).toEqual(['reload']);
  });

  it('[A25] a menu style that is not saved changes nothing', async () => {
    const { account, ports } = setUp({ changePackageStyle: async () => Promise.reject(new Error('no')) });
    await account.signIn(VALUES);
    expect(await account.changeMenuStyle(1)).toBe(false);
    expect(ports.told).not.toContainEqual(['reload']);
  });
});
