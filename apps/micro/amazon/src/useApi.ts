import {
  businessContract,
  businessSupplyContract,
  businessWorkContract,
  exportsContract,
  listViewsContract,
} from '@portal/api-client/contract';
import { useGuestApi } from '@portal/embed/react-guest';

const { querySalesOverview, queryList, queryStatusCounts, queryReport, queryShopNames } = businessContract;
const calls = {
  querySalesOverview,
  queryToday: businessSupplyContract.queryToday,
  queryList,
  queryStatusCounts,
  queryReport,
  queryShopNames,
  answerReview: businessWorkContract.answerReview,
  ...listViewsContract,
  createDownloadTask: exportsContract.createDownloadTask,
};

/** The portal's calls that this app makes. */
export function useApi() {
  return useGuestApi(calls);
}

export type AmazonApi = ReturnType<typeof useApi>;
