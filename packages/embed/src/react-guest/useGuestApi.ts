import type { Api } from '@portal/api-client';
import type { Contract } from '@portal/api-client/contract';
import { useMemo } from 'react';
import { createGuestApi } from './createGuestApi.ts';
import { useGuest } from './GuestContext.ts';

/** Returns one typed function per call, in the language in use; give it the same contract on every render. */
export function useGuestApi<const C extends Contract>(contract: C): Api<C> {
  const { guest, locale } = useGuest();
  return useMemo(() => createGuestApi(guest, contract, () => locale), [guest, contract, locale]);
}
