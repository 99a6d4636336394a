import { businessContract, businessWorkContract, exportsContract } from '@portal/api-client/contract';
import { createGuestApi, useGuest } from '@portal/embed/react-guest';
import { useMemo } from 'react';

const { queryList, queryStatusCounts, queryOrder } = businessContract;
const { saveRecord, deleteRecords, querySavedFilters, saveFilter, deleteFilter, querySupplyGuide } =
  businessWorkContract;
const calls = {
  queryList,
  queryStatusCounts,
  queryOrder,
  saveRecord,
  deleteRecords,
  querySavedFilters,
  saveFilter,
  deleteFilter,
  querySupplyGuide,
  createDownloadTask: exportsContract.createDownloadTask,
};

/** The portal's calls that this app makes. */
export function useApi() {
  const { guest, locale } = useGuest();
  return useMemo(() => createGuestApi(guest, calls, () => locale), [guest, locale]);
}

export type ScmApi = ReturnType<typeof useApi>;
