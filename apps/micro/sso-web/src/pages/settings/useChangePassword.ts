import { useMutation } from '@tanstack/react-query';
import { sealPassword } from '../../components/sealPassword.ts';
import { useApi } from '../../useApi.ts';
import type { PasswordValues } from './passwordProblem.ts';

/** Changes the password; both travel encrypted, each with a key of its own. */
export function useChangePassword(onDone: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ former, next }: PasswordValues) => {
      const [oldPassword, password] = await Promise.all([sealPassword(api, former), sealPassword(api, next)]);
      await api.userEditPass({ oldPassword, password });
    },
    onSuccess: onDone,
    gcTime: 0,
  });
}
