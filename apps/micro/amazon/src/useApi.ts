import { businessContract, businessWorkContract, exportsContract } from '@portal/api-client/contract';
import { createGuestApi, useGuest } from '@portal/embed/react-guest';
import { useMemo } from 'react';

const { querySalesOverview, queryList, queryStatusCounts, queryReport } = businessContract;
const calls = {
  querySalesOverview,
  queryList,
  queryStatusCounts,
  queryReport,
  answerReview: businessWorkContract.answerReview,
  createDownloadTask: exportsContract.createDownloadTask,
};

/** The portal's calls that this app makes. */
export function useApi() {
  const { guest, locale } = useGuest();
  return useMemo(() => createGuestApi(guest, calls, () => locale), [guest, locale]);
}

export type AmazonApi = ReturnType<typeof useApi>;
