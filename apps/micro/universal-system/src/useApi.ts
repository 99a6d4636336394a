import { exportsContract } from '@portal/api-client/contract';
import { createGuestApi, useGuest } from '@portal/embed/react-guest';
import { useMemo } from 'react';

const { queryDownloadTasks, retryDownloadTask, deleteDownloadTask, createDownloadLink } = exportsContract;
const calls = { queryDownloadTasks, retryDownloadTask, deleteDownloadTask, createDownloadLink };

/** The portal's calls that this app makes. */
export function useApi() {
  const { guest, locale } = useGuest();
  return useMemo(() => createGuestApi(guest, calls, () => locale), [guest, locale]);
}
