import { createAccount } from '../runtime/createAccount.ts';
import type { AccountApi } from '../runtime/ports.ts';
import { createFakeBrowser, createFakePorts } from './index.ts';

/** What the person who signs in has typed. */
export const VALUES = { account: ' owner ', password: 'Portal2026', autoLogin: true };

/** An account that is running, in a browser of its own unless one is given. */
export function setUp(calls: Partial<AccountApi> = {}, browser = createFakeBrowser()) {
  const ports = createFakePorts(browser, calls);
  const account = createAccount(ports);
  account.start();
  return { account, ports, browser };
}

/** What a test lets happen when it likes. */
export function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}
