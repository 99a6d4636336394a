import {
  businessContract,
  businessOrdersContract,
  businessSupplyContract,
  businessWorkContract,
  exportsContract,
  inboxContract,
  listViewsContract,
} from '@portal/api-client/contract';
import { useGuestApi } from '@portal/embed/react-guest';

const { queryList, queryStatusCounts, queryOrder, queryShopNames } = businessContract;
const { saveRecord, deleteRecords, importRecords, querySupplyGuide } = businessWorkContract;
const { draftPurchase, receivePurchase, queryRecordChoices } = businessSupplyContract;
const { queryThreads, queryThread, replyToThread, saveReplyDraft, closeThread, queryReplyTemplates } =
  inboxContract;
const calls = {
  queryList,
  queryStatusCounts,
  queryOrder,
  queryShopNames,
  ...businessOrdersContract,
  draftPurchase,
  receivePurchase,
  queryRecordChoices,
  saveRecord,
  deleteRecords,
  importRecords,
  ...listViewsContract,
  querySupplyGuide,
  queryThreads,
  queryThread,
  replyToThread,
  saveReplyDraft,
  closeThread,
  queryReplyTemplates,
  createDownloadTask: exportsContract.createDownloadTask,
};

/** The portal's calls that this app makes. */
export function useApi() {
  return useGuestApi(calls);
}

export type ScmApi = ReturnType<typeof useApi>;
