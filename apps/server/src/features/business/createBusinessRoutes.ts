import type { Handlers } from '../../http/handlers.ts';
import { answerReview } from './answerReview.ts';
import { queryListViews } from './listViews/queryListViews.ts';
import { saveListColumns } from './listViews/saveListColumns.ts';
import { deleteListView, saveListView } from './listViews/saveListView.ts';
import { queryAddressLabels } from './orders/labels/queryAddressLabels.ts';
import { packOrders } from './orders/packing/packOrders.ts';
import { queryOrder } from './orders/queryOrder.ts';
import { queryOrderChoices } from './orders/queryOrderChoices.ts';
import { shipOrders } from './orders/shipping/shipOrders.ts';
import { continueOrderWork, undoOrderWork, workOrders } from './orders/work/workOrders.ts';
import { draftPurchase } from './purchasing/draftPurchase.ts';
import { receivePurchase } from './purchasing/receivePurchase.ts';
import { queryList, queryListTotals, queryStatusCounts } from './queryList.ts';
import { queryOrders } from './queryOrders.ts';
import { querySalesOverview } from './querySalesOverview.ts';
import { queryShopNames } from './queryShopNames.ts';
import { querySupplyGuide } from './querySupplyGuide.ts';
import { importRecords } from './records/importRecords.ts';
import { deleteRecords, saveRecord } from './records/keepRecords.ts';
import { queryRecordChoices } from './records/queryRecordChoices.ts';
import { queryReport } from './reports/queryReport.ts';
import { queryToday } from './today/queryToday.ts';

type BusinessHandlers = Pick<
  Handlers,
  | 'queryOrders'
  | 'queryOrder'
  | 'queryOrderChoices'
  | 'queryAddressLabels'
  | 'workOrders'
  | 'continueOrderWork'
  | 'undoOrderWork'
  | 'packOrders'
  | 'shipOrders'
  | 'queryList'
  | 'queryStatusCounts'
  | 'queryReport'
  | 'querySalesOverview'
  | 'queryShopNames'
  | 'queryToday'
  | 'draftPurchase'
  | 'receivePurchase'
  | 'queryRecordChoices'
  | 'saveRecord'
  | 'deleteRecords'
  | 'importRecords'
  | 'answerReview'
  | 'queryListViews'
  | 'saveListColumns'
  | 'saveListView'
  | 'deleteListView'
  | 'queryListTotals'
  | 'querySupplyGuide'
>;

/** The handlers of the micro-apps' business calls. */
export function createBusinessRoutes(): BusinessHandlers {
  return {
    queryOrders,
    queryOrder,
    queryOrderChoices,
    queryAddressLabels,
    workOrders,
    continueOrderWork,
    undoOrderWork,
    packOrders,
    shipOrders,
    queryList,
    queryStatusCounts,
    queryReport,
    querySalesOverview,
    queryShopNames,
    queryToday,
    draftPurchase,
    receivePurchase,
    queryRecordChoices,
    saveRecord,
    deleteRecords,
    importRecords,
    answerReview,
    queryListViews,
    saveListColumns,
    saveListView,
    deleteListView,
    queryListTotals,
    querySupplyGuide,
  };
}
