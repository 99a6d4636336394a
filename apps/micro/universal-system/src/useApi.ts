import { exportsContract } from '@portal/api-client/contract';
import { useGuestApi } from '@portal/embed/react-guest';

const { queryDownloadTasks, retryDownloadTask, deleteDownloadTask, createDownloadLink } = exportsContract;
const calls = { queryDownloadTasks, retryDownloadTask, deleteDownloadTask, createDownloadLink };

/** The portal's calls that this app makes. */
export function useApi() {
  return useGuestApi(calls);
}
