import { encryptSecret } from '@portal/api-client';
import { useMutation } from '@tanstack/react-query';
import { type SsoApi, useApi } from '../../useApi.ts';
import type { PasswordValues } from './passwordProblem.ts';

/** Changes the password; both travel encrypted, each with a key of its own. */
export function useChangePassword(onDone: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ former, next }: PasswordValues) => {
      const [oldPassword, password] = await Promise.all([seal(api, former), seal(api, next)]);
      await api.userEditPass({ oldPassword, password });
    },
    onSuccess: onDone,
    gcTime: 0,
  });
}

async function seal(api: SsoApi, password: string) {
  const key = await api.getPublicKey({}, { silent: true });
  return encryptSecret(key, { password, nonce: key.nonce, timestamp: Date.now() });
}
