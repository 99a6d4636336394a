import { describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../core/sessionState.ts';
import { createFakeBrowser, exampleAnswer, exampleChoice, exampleUser } from '../testing/index.ts';
import { setUp, VALUES } from '../testing/setUpAccount.ts';
import type { AccountApi } from './ports.ts';

/** Somebody is signed in on a page that lets them sign in over it. */
async function atWork(calls: Partial<AccountApi> = {}, browser = createFakeBrowser()) {
  const set = setUp(calls, browser);
  set.ports.shell.keepsPage = () => true;
  set.ports.shell.startOver = () => void set.ports.told.push(['startOver']);
  await set.account.signIn(VALUES);
  set.ports.told.length = 0;
  return set;
}

const OVER = { userId: 'u1', company: 'sbj_1' };

describe('a session that ends in the middle of work', () => {
  it('[A500] keeps the page: nothing is released, no login page is shown, the token goes', async () => {
    const { account, ports } = await atWork();
    ports.storage.set('draft:u1:s1', 'half a sentence');
    account.sessionEnded();
    account.sessionEnded();
    expect(account.get()).toEqual({ status: 'expired', over: OVER });
    expect(ports.told).toEqual([]);
    expect(ports.tokens.get()).toBeUndefined();
    expect(ports.storage.get('draft:u1:s1')).toBe('half a sentence');
  });

  it('[A500] leads to the login page where it is not known whose page it is, or nothing can be shown over it', async () => {
    const { account, ports } = await atWork({
      login: async () => ({ ...exampleAnswer('1.t'), userInfo: undefined }),
    });
    account.sessionEnded();
    expect(ports.told.map(([name]) => name)).toEqual(['release', 'showLogin']);
    expect(account.get()).toEqual({ status: 'expired' });
  });

  it('[A501] goes on for the same person, also after a wrong password', async () => {
    const login = vi.fn<AccountApi['login']>(async () => exampleAnswer('2.t'));
    const { account, ports } = await atWork({ login });
    account.sessionEnded();
    login.mockRejectedValueOnce(new TypeError('offline'));
    await account.signIn(VALUES);
    expect(account.get()).toMatchObject({ status: 'anonymous', over: OVER, failure: {} });
    await account.signIn(VALUES);
    expect(account.get()).toEqual({ status: 'authenticated', identity: OVER });
    expect(ports.told).toEqual([['enter']]);
  });

  it('[A502] gives another person a clean page, with nothing of the former one stored', async () => {
    const login = vi.fn<AccountApi['login']>(async () => exampleAnswer('9.t', exampleUser('u9')));
    login.mockResolvedValueOnce(exampleAnswer('1.t'));
    const { account, ports } = await atWork({ login });
    ports.storage.set('draft:u1:s1', 'half a sentence');
    account.sessionEnded();
    await account.signIn(VALUES);
    expect(ports.told).toEqual([['release'], ['startOver']]);
    expect(ports.storage.get('draft:u1:s1')).toBeNull();
  });

  it('[A502] gives the same person in another company a clean page', async () => {
    const login = vi.fn<AccountApi['login']>(async () => exampleChoice('2.t', 'u1'));
    login.mockResolvedValueOnce(exampleAnswer('1.t'));
    const { account, ports } = await atWork({
      login,
      chooseSubject: async ({ subjectCodeEncrypt }) =>
        exampleAnswer('3.t', exampleUser('u1', subjectCodeEncrypt)),
    });
    account.sessionEnded();
    await account.signIn(VALUES);
    expect(account.get()).toMatchObject({ status: 'choosing-subject', over: OVER });
    await account.chooseSubject('sbj_2');
    expect(ports.told).toEqual([['startOver']]);
  });

  it('[A503] left from there, ends as a sign-out does', async () => {
    const { account, ports } = await atWork();
    account.sessionEnded();
    await account.signOut();
    expect(account.get()).toEqual({ status: 'anonymous', reason: 'signed-out' });
    expect(ports.told).toEqual([['release'], ['showLogin', 'signed-out', false]]);
  });

  it('[A503] a session that ends in one window waits for a sign-in in the others, before they see what was stored', async () => {
    const browser = createFakeBrowser();
    const one = await atWork({}, browser);
    const two = await atWork({}, browser);
    browser.openChannel().postMessage({ type: 'signed-out', epoch: 'of another session', expired: true });
    expect(two.account.get().status, 'nothing has ended').toBe('authenticated');
    one.account.sessionEnded();
    expect(two.account.get()).toEqual({ status: 'expired', over: OVER });
    expect(two.ports.told).toEqual([]);
  });

  it('[A503] left in one window, is left in all', async () => {
    const browser = createFakeBrowser();
    const one = await atWork({}, browser);
    const two = await atWork({}, browser);
    one.account.sessionEnded();
    browser.openChannel().postMessage({ type: 'left' });
    expect(two.account.get(), 'a message alone is not believed').toEqual({ status: 'expired', over: OVER });
    await one.account.signOut();
    expect(two.account.get()).toEqual({ status: 'anonymous', reason: 'signed-out-elsewhere' });
    expect(two.ports.told).toEqual([['release'], ['showLogin', 'signed-out-elsewhere', false]]);
  });

  it('[A504] is over in all windows, and taken up in all by one of them', async () => {
    const browser = createFakeBrowser();
    const one = await atWork({}, browser);
    const two = await atWork({}, browser);
    two.account.sessionEnded();
    expect(one.account.get()).toEqual({ status: 'expired', over: OVER });
    await one.account.signIn(VALUES);
    expect(two.account.get()).toEqual({ status: 'authenticated', identity: OVER });
    expect(two.ports.told).toEqual([['enter']]);
  });

  it('[A504] taken up in another window by somebody else, starts over here', async () => {
    const browser = createFakeBrowser();
    const one = await atWork({}, browser);
    const two = await atWork({}, browser);
    two.account.sessionEnded();
    const other = setUp({ login: async () => exampleAnswer('9.t', exampleUser('u9')) }, browser);
    await other.account.signIn(VALUES);
    for (const { ports } of [one, two]) expect(ports.told).toEqual([['startOver']]);
  });
});

describe('what calls wait for', () => {
  const states = (account: { get: () => SessionState }) => account.get().status;

  it('[A505] is awaited from the end of the session to the next one, and settles true for the same person', async () => {
    const { account } = await atWork();
    expect(account.renewal.isAwaited()).toBe(false);
    const settled = account.renewal.settled();
    account.sessionEnded();
    expect(account.renewal.isAwaited()).toBe(true);
    await account.signIn(VALUES);
    expect(states(account)).toBe('authenticated');
    await expect(settled).resolves.toBe(true);
    expect(account.renewal.isAwaited()).toBe(false);
  });

  it('[A505] settles false for another person, for who leaves, and where nobody is awaited', async () => {
    const login = vi.fn<AccountApi['login']>(async () => exampleAnswer('9.t', exampleUser('u9')));
    login.mockResolvedValueOnce(exampleAnswer('1.t'));
    const { account } = await atWork({ login });
    account.sessionEnded();
    const forAnother = account.renewal.settled();
    await account.signIn(VALUES);
    await expect(forAnother).resolves.toBe(false);
    account.sessionEnded();
    const left = account.renewal.settled();
    await account.signOut();
    await expect(left).resolves.toBe(false);
    await expect(account.renewal.settled()).resolves.toBe(false);
  });

  it('[A505] settles false where a refused call ends no session', async () => {
    vi.useFakeTimers();
    const { account } = await atWork();
    const settled = account.renewal.settled();
    await vi.advanceTimersByTimeAsync(2000);
    await expect(settled).resolves.toBe(false);
    vi.useRealTimers();
  });
});
