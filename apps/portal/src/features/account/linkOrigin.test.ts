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
  it('[P260] comes back to the state and to what the link carried, once', () => {
    const storage = emptyStorage();
    const origin = linkOrigin('?linkId=l&source=s&serviceCode=c&inviteCode=i&random=1');
    expect(origin).toEqual({ linkId: 'l', source: 's', serviceCode: 'c', inviteCode: 'i' });
    keepOtherSignIn(storage, { state: 'x', origin });
    expect(takeOtherSignIn(storage)).toEqual({ state: 'x', origin });
    expect(takeOtherSignIn(storage)).toEqual({ origin: {} });
  });

  it('[P260] a stored value of another shape counts as none', () => {
    const storage = emptyStorage();
    for (const value of ['', 'null', '{"state":1}', '[]']) {
      storage.set('other-sign-in', value);
      expect(takeOtherSignIn(storage)).toEqual({ origin: {} });
    }
  });
});
