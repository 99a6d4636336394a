import type { EncryptedSecret } from '@portal/api-client/contract';
import { encryptSecret } from '@portal/api-client/session';
import { AccountError } from '../core/AccountError.ts';
import type { AccountApi, AccountPorts } from './ports.ts';

/** Encrypts a password with a fresh key and nonce of the server. */
export async function sealPassword(
  {
    api,
    encrypt,
    now = Date.now,
  }: Pick<AccountPorts, 'encrypt' | 'now'> & {
    api: Pick<AccountApi, 'getPublicKey'>;
  },
  password: string,
  signal: AbortSignal,
): Promise<EncryptedSecret> {
  if (!encrypt && !globalThis.crypto?.subtle) {
    throw new AccountError('insecure', 'open the page over https or on localhost to sign in');
  }
  const key = await api.getPublicKey({}, { signal, silent: true });
  return (encrypt ?? encryptSecret)(key, { password, nonce: key.nonce, timestamp: now() });
}
