// @vitest-environment happy-dom
import { createStorage } from '@portal/api-client/storage';
import { afterEach, expect, it, vi } from 'vitest';
import { beginLink } from './avatarActions.ts';
import { takeOtherSignIn } from './linkOrigin.ts';
import type { AccountPorts } from './ports.ts';

afterEach(() => vi.restoreAllMocks());

function setUp(answer: () => Promise<unknown>) {
  const toasts = { show: vi.fn() };
  const windowStorage = createStorage({ backend: window.sessionStorage });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const ports = {
    client: { call: answer },
    windowStorage,
    toasts,
    i18n: { _: ({ id }: { id: string }) => id },
    locales: { add: async () => undefined },
  } as unknown as AccountPorts;
  return { ports, toasts, windowStorage, assign };
}

it('[P940] linking leads to the provider, and remembers the page that it was begun at', async () => {
  const { ports, windowStorage, assign } = setUp(async () => ({
    url: 'https://login.example/a',
    state: 's',
  }));
  window.history.replaceState(null, '', '/entry/svc/SSO/sso-web?x=1#/user/basics-info');
  await beginLink(ports, 'wechat');
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://login.example/a');
  const linkBack = '/entry/svc/SSO/sso-web?x=1#/user/basics-info';
  expect(takeOtherSignIn(windowStorage, '')).toEqual({ state: 's', search: '', linkBack });
});

it('[P940] where it cannot begin, or would lead to no page, that is told and nothing is left', async () => {
  for (const answer of [
    async () => ({ url: 'javascript:alert(1)', state: 's' }),
    () => Promise.reject(new Error('away')),
  ]) {
    const { ports, toasts, windowStorage, assign } = setUp(answer);
    await beginLink(ports, 'wechat');
    expect(assign).not.toHaveBeenCalled();
    expect(toasts.show).toHaveBeenCalledWith({
      id: 'link-sign-in',
      tone: 'danger',
      title: 'account.tools.linkFailed',
    });
    expect(takeOtherSignIn(windowStorage, '')).toEqual({ search: '' });
  }
});
