import { constants, createPrivateKey, createPublicKey, type KeyObject, privateDecrypt } from 'node:crypto';
import { answerCodes, type EncryptedSecret, type PublicKeyAnswer } from '@portal/api-client/contract';
import * as v from 'valibot';
import { BusinessError } from '../http/errors.ts';
import type { Nonces } from './createNonces.ts';

const CIPHER_BYTES = 256;
const ContentSchema = v.object({ password: v.string(), nonce: v.string(), ts: v.number() });

/** Takes passwords that were encrypted in the browser. */
export type PasswordBox = {
  /** A public key and a nonce for one password. */
  offer(): PublicKeyAnswer;
  /** The password inside; refuses what is tampered with, stale or replayed. */
  open(secret: EncryptedSecret): Promise<string>;
};

/** Makes the box: RSA-OAEP-256 around `{ password, nonce, ts }`, the nonce good for one use. */
export function createPasswordBox(deps: {
  keys: readonly { id: string; privateKey: string }[];
  nonces: Nonces;
}): PasswordBox {
  const { nonces } = deps;
  const keys = deps.keys.map(({ id, privateKey }) => ({ id, key: createPrivateKey(privateKey) }));
  const [current] = keys;
  if (!current) throw new Error('There is no key to encrypt passwords with');
  const publicKey = createPublicKey(current.key).export({ type: 'spki', format: 'der' }).toString('base64');
  return {
    offer() {
      const { nonce, expiresAt } = nonces.issue();
      return { keyId: current.id, publicKey, nonce, expiresAt: expiresAt.toISOString() };
    },
    async open({ keyId, cipherText }) {
      const key = keys.find(({ id }) => id === keyId)?.key;
      if (!key) throw new BusinessError(answerCodes.encryptionStale, 'encryptionStale');
      const content = decrypt(key, Buffer.from(cipherText, 'base64'));
      if (!content) throw new BusinessError(answerCodes.encryptionInvalid, 'encryptionInvalid');
      if (!(await nonces.spend(content.nonce)))
        throw new BusinessError(answerCodes.encryptionStale, 'encryptionStale');
      return content.password;
    },
  };
}

function decrypt(key: KeyObject, cipher: Buffer): v.InferOutput<typeof ContentSchema> | undefined {
  if (cipher.length !== CIPHER_BYTES) return undefined;
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const text = privateDecrypt({ key, padding, oaepHash: 'sha256' }, cipher).toString('utf8');
    const parsed = v.safeParse(ContentSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
