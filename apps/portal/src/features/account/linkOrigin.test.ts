import { createStorage } from '@portal/api-client/storage';
import { describe, expect, it } from 'vitest';
import { keepOtherSignIn, linkOrigin, takeOtherSignIn } from './linkOrigin.ts';

function emptyStorage() {
  const values = new Map<string, string>();
  const backend = {
    get length() {
      return values.size;
    },
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
  };
  return createStorage({ backend });
}

describe('a sign-in at another party', () => {
  it('[P260] comes back to the state and to what the login page was called with, once', () => {
    const storage = emptyStorage();
    const search = '?linkId=l&source=s&serviceCode=c&inviteCode=i&random=1&redirectPath=notes';
    keepOtherSignIn(storage, { state: 'x', search });
    const kept = takeOtherSignIn(storage, '?code=7');
    expect(kept).toEqual({ state: 'x', search });
    expect(linkOrigin(kept.search)).toEqual({ linkId: 'l', source: 's', serviceCode: 'c', inviteCode: 'i' });
    expect(takeOtherSignIn(storage, '?code=7')).toEqual({ search: '?code=7' });
  });

  it('[P940] a link comes back to the page that it was begun at, once', () => {
    const storage = emptyStorage();
    const linkBack = '/entry/svc-user/SSO/sso-web#/user/basics-info';
    keepOtherSignIn(storage, { state: 'x', search: '', linkBack });
    expect(takeOtherSignIn(storage, '?code=7')).toEqual({ state: 'x', search: '', linkBack });
    expect(takeOtherSignIn(storage, '?code=7').linkBack).toBeUndefined();
  });

  it('[P260] a stored value of another shape counts as none', () => {
    const storage = emptyStorage();
    for (const value of ['', 'null', '{"state":1}', '[]']) {
      storage.set('other-sign-in', value);
      expect(takeOtherSignIn(storage, '')).toEqual({ search: '' });
    }
  });
});
