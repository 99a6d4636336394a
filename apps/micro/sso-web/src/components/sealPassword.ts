import { encryptSecret } from '@portal/api-client/session';
import type { SsoApi } from '../useApi.ts';

/** A password as it travels: encrypted, with a key and a nonce of its own. */
export async function sealPassword(api: SsoApi, password: string) {
  const key = await api.getPublicKey({}, { silent: true });
  return encryptSecret(key, { password, nonce: key.nonce, timestamp: Date.now() });
}
