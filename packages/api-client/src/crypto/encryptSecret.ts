import type { EncryptedSecret, PublicKeyAnswer } from '../contract/account.ts';

export type { EncryptedSecret };

/** How many bytes one RSA-OAEP-256 block of a 2048-bit key takes at most. */
const MAX_BYTES = 190;

/**
 * Encrypts a password for the server (RSA-OAEP-256); needs https or localhost.
 * @example
 * const key = await api.getPublicKey();
 * const password = await encryptSecret(key, { password: entered, nonce: key.nonce, timestamp: Date.now() });
 */
export async function encryptSecret(
  { publicKey, keyId }: Pick<PublicKeyAnswer, 'publicKey' | 'keyId'>,
  { password, nonce, timestamp }: { password: string; nonce: string; timestamp: number },
): Promise<EncryptedSecret> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) {
    throw new Error('Passwords cannot be encrypted here: open the portal over https or on localhost.');
  }
  const text = new TextEncoder().encode(JSON.stringify({ password, nonce, ts: timestamp }));
  if (text.length > MAX_BYTES) throw new RangeError('The password is too long to be encrypted.');
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await subtle.importKey('spki', fromBase64(publicKey), algorithm, false, ['encrypt']);
  return { keyId, cipherText: toBase64(new Uint8Array(await subtle.encrypt(algorithm, key, text))) };
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
