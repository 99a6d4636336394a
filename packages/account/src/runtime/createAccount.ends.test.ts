import { expectNothingShared } from '@portal/tooling-test/copies';
import { describe, expect, it, vi } from 'vitest';
import { createFakeBrowser, createFakePorts, exampleAnswer, exampleUser } from '../testing/index.ts';
import { deferred, setUp, VALUES } from '../testing/setUpAccount.ts';
import type { AccountApi } from './ports.ts';

/** An account in a browser of its own, and everything that happens to it. */
function takePart() {
  const [answered, signedOut] = [deferred(), deferred()];
  const events: unknown[] = [];
  let tokens = 0;
  const { account, ports, browser } = setUp({
    login: vi.fn(async (_request, options) => {
      await answered.promise;
      options?.signal?.throwIfAborted();
      tokens += 1;
      return exampleAnswer(`${tokens}.t`);
    }),
    logout: vi.fn(() => signedOut.promise),
  });
  account.subscribe(() => events.push(account.get()));
  let pending: Promise<void>;
  const begin = (calling: Promise<void>) => {
    pending = calling;
  };
  const steps = [
    () => begin(account.signIn(VALUES)),
    () => begin(account.signIn(VALUES)),
    () => answered.resolve(),
    () => pending,
    () => account.changeLanguage('ko-KR'),
    () => begin(account.signOut()),
    () => signedOut.resolve(),
    () => pending,
    () => account.signIn(VALUES),
    () => createFakePorts(browser).tokens.clear(),
    () => account.stop(),
  ];
  return { steps, seen: () => ({ events, told: ports.told, token: ports.tokens.get() }) };
}

describe('[A22] signing out', () => {
  it('[A22] tells the server while the token is still there, then removes everything', async () => {
    const seen: (string | undefined)[] = [];
    const browser = createFakeBrowser();
    const { account, ports } = setUp({ logout: async () => void seen.push(ports.tokens.get()) }, browser);
    await account.signIn(VALUES);
    ports.storage.set('draft:u1:s1', 'x');
    await Promise.all([account.signOut(), account.signOut()]);
    expect(seen).toEqual(['1.login']);
    expect([...browser.values.keys()]).toEqual([]);
    expect(ports.told.slice(1)).toEqual([['release'], ['showLogin', 'signed-out', false]]);
  });

  it('[A22] tells the server each time that somebody signs out', async () => {
    const logout = vi.fn(async () => undefined);
    const { account } = setUp({ logout });
    for (const _time of [1, 2]) {
      await account.signIn(VALUES);
      await account.signOut();
    }
    expect(logout).toHaveBeenCalledTimes(2);
  });

  it('[A22] works without the server', async () => {
    const { account, ports } = setUp({ logout: async () => Promise.reject(new TypeError('offline')) });
    await account.signIn(VALUES);
    await account.signOut();
    expect(account.get()).toEqual({ status: 'anonymous', reason: 'signed-out' });
    expect(ports.tokens.get()).toBeUndefined();
  });

  it('[A22] a session that the server ended keeps drafts for the same user only', async () => {
    const { account, ports } = setUp({
      login: vi
        .fn<AccountApi['login']>(async () => exampleAnswer('3.t', exampleUser('u9')))
        .mockResolvedValueOnce(exampleAnswer('1.t'))
        .mockResolvedValueOnce(exampleAnswer('2.t')),
    });
    await account.signIn(VALUES);
    ports.storage.set('draft:u1:s1', 'half a question');
    account.sessionEnded();
    account.sessionEnded();
    expect(ports.told.filter(([name]) => name === 'showLogin')).toEqual([['showLogin', 'expired', true]]);
    await account.signIn(VALUES);
    expect(ports.storage.get('draft:u1:s1')).toBe('half a question');
    account.sessionEnded();
    await account.signIn(VALUES);
    expect(ports.storage.get('draft:u1:s1')).toBeNull();
  });
});

describe('[A23] several browser tabs', () => {
  it('[A23] a sign-out in one signs the others out', async () => {
    const browser = createFakeBrowser();
    const [one, two] = [setUp({}, browser), setUp({}, browser)];
    await one.account.signIn(VALUES);
    expect(two.account.hasSession()).toBe(true);
    expect(two.ports.told).toEqual([['enter']]);
    await two.account.signOut();
    expect(one.account.get()).toEqual({ status: 'anonymous', reason: 'signed-out-elsewhere' });
    expect(one.ports.told.at(-1)).toEqual(['showLogin', 'signed-out-elsewhere', false]);
  });

  it('[A23] an expiry seen by one tab is told as such in the others', async () => {
    const browser = createFakeBrowser();
    const [one, two] = [setUp({}, browser), setUp({}, browser)];
    await one.account.signIn(VALUES);
    two.account.sessionEnded();
    expect(one.account.get()).toEqual({ status: 'expired' });
    expect(one.ports.told.at(-1)).toEqual(['showLogin', 'expired', true]);
  });

  it('[A23] another user in one tab starts the others over', async () => {
    const browser = createFakeBrowser();
    const one = setUp({}, browser);
    const two = setUp({ tokenLogin: async () => exampleAnswer('9.t', exampleUser('u9')) }, browser);
    await one.account.signIn(VALUES);
    two.account.forget();
    await two.account.signInWithToken('other');
    expect(one.ports.told.map(([name]) => name)).toContain('showLogin');
    expect(one.account.company()).toBe('sbj_1');
    expect(one.account.storedUser()?.userId).toBe('u9');
  });

  it('[A23] a forged message changes nothing: storage decides', async () => {
    const browser = createFakeBrowser();
    const { account, ports } = setUp({}, browser);
    await account.signIn(VALUES);
    const before = ports.told.length;
    const forger = browser.openChannel();
    for (const data of [{ type: 'signed-out' }, { type: 'signed-out', epoch: 'x' }, 'logout', null]) {
      forger.postMessage(data);
    }
    expect(account.hasSession()).toBe(true);
    expect(ports.told).toHaveLength(before);
  });

  it('[A23] an account that was stopped follows no other tab and changes no more', async () => {
    const browser = createFakeBrowser();
    const [stopped, other] = [setUp({}, browser), setUp({}, browser)];
    const heard = vi.fn();
    stopped.account.subscribe(heard);
    stopped.account.stop();
    await other.account.signIn(VALUES);
    await other.account.changeLanguage('ko-KR');
    stopped.account.takeUp(exampleAnswer('5.t'), { enter: true });
    expect(stopped.account.get()).toEqual({ status: 'anonymous' });
    expect(stopped.ports.told).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('[A23] what an effect reports is heard after its own effects, and all of it before the call returns', async () => {
    const { account, ports } = setUp();
    await account.signIn(VALUES);
    ports.shell.release = () => {
      ports.told.push(['release', account.get().status, ports.tokens.get()]);
      account.sessionEnded();
    };
    account.sessionEnded();
    expect(ports.told.slice(1)).toEqual([
      ['release', 'expired', undefined],
      ['showLogin', 'expired', true],
    ]);
  });

  it('[A23] two accounts on one page share nothing', async () => {
    const { told } = await expectNothingShared(takePart, async () => undefined);
    const ended = ['release', 'showLogin'];
    expect(told.map(([what]) => what)).toEqual(['enter', 'applyLocale', ...ended, 'enter', ...ended]);
  });
});
