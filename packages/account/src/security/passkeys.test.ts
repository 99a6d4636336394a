import { afterEach, expect, it, vi } from 'vitest';
import { exampleAnswer } from '../testing/index.ts';
import { createPasskey, signInByPasskey } from './passkeys.ts';

const ASKED = { options: { challenge: 'AAAA', user: { id: 'AAAA' } }, ticket: 't' };

/** A browser whose person puts every question for a passkey away. */
function putAway() {
  const refuse = () => Promise.reject(new DOMException('put away', 'NotAllowedError'));
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', { credentials: { get: refuse, create: refuse } });
}
afterEach(() => vi.unstubAllGlobals());

it('[A295] a question that is put away signs nobody in, and is no failure', async () => {
  putAway();
  const signIn = vi.fn(async () => exampleAnswer('1.t'));
  const api = { beginPasskeySignIn: async () => ASKED, signInByPasskey: signIn };
  expect(await signInByPasskey(api)).toBeUndefined();
  expect(signIn).not.toHaveBeenCalled();
});

it('[A295] a question that is put away adds no passkey', async () => {
  putAway();
  const addPasskey = vi.fn(async () => undefined);
  expect(await createPasskey({ beginPasskey: async () => ASKED, addPasskey }, { name: 'x' })).toBe(false);
  expect(addPasskey).not.toHaveBeenCalled();
});

it('[A295] a browser without passkeys is told as a failure', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const api = { beginPasskeySignIn: async () => ASKED, signInByPasskey: async () => exampleAnswer('1.t') };
  await expect(signInByPasskey(api)).rejects.toThrow();
});
