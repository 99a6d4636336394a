import { describe, expect, it, vi } from 'vitest';
import { encryptSecret } from './encryptSecret.ts';

async function createKey() {
  const algorithm = {
    name: 'RSA-OAEP',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  const spki = await crypto.subtle.exportKey('spki', pair.publicKey);
  return { keyId: 'k1', publicKey: Buffer.from(spki).toString('base64'), privateKey: pair.privateKey };
}

const secret = { password: 'Portal2026', nonce: 'n'.repeat(43), timestamp: 1_770_000_000_000 };

describe('a password', () => {
  it('[C60] can be read by the holder of the key only, with nonce and time', async () => {
    const { privateKey, ...key } = await createKey();
    const { keyId, cipherText } = await encryptSecret(key, secret);
    expect(keyId).toBe('k1');
    expect(cipherText).not.toContain('Portal2026');
    const plain = await crypto.subtle.decrypt('RSA-OAEP', privateKey, Buffer.from(cipherText, 'base64'));
    expect(JSON.parse(new TextDecoder().decode(plain))).toEqual({
      password: 'Portal2026',
      nonce: secret.nonce,
      ts: secret.timestamp,
    });
  });

  it('[C60] looks different each time', async () => {
    const key = await createKey();
    const [first, second] = await Promise.all([encryptSecret(key, secret), encryptSecret(key, secret)]);
    expect(first.cipherText).not.toBe(second.cipherText);
  });

  it('[C61] that does not fit into one block is refused with a reason', async () => {
    const key = await createKey();
    const long = { ...secret, password: '密'.repeat(60) };
    await expect(encryptSecret(key, long)).rejects.toThrow('too long');
  });

  it('[C61] is refused with a reason where the browser cannot encrypt', async () => {
    const key = await createKey();
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues });
    await expect(encryptSecret(key, secret)).rejects.toThrow('https or on localhost');
    vi.unstubAllGlobals();
  });
});
