import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { EncryptedSecret, PublicKeyAnswer } from '@portal/api-client/contract';

/** Encrypts a password as the browser does; `changes` make it what an attacker would send. */
export function encryptPassword(
  { keyId, publicKey, nonce }: PublicKeyAnswer,
  password: string,
  { padding = constants.RSA_PKCS1_OAEP_PADDING, content }: { padding?: number; content?: string } = {},
): EncryptedSecret {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const text = content ?? JSON.stringify({ password, nonce, ts: Date.now() });
  const options = padding === constants.RSA_PKCS1_OAEP_PADDING ? { oaepHash: 'sha256' } : {};
  const cipherText = publicEncrypt({ key, padding, ...options }, Buffer.from(text)).toString('base64');
  return { keyId, cipherText };
}
