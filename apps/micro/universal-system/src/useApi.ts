import { exportsContract } from '@portal/api-client/contract';
import { createGuestApi, useGuest } from '@portal/embed/react-guest';
import { useMemo } from 'react';

const calls = { queryDownloadTasks: exportsContract.queryDownloadTasks };

/** The portal's calls that this app makes. */
export function useApi() {
  const { guest, locale } = useGuest();
  return useMemo(() => createGuestApi(guest, calls, () => locale), [guest, locale]);
}

export type UniversalApi = ReturnType<typeof useApi>;
