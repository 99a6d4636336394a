import type { Handlers } from '../../http/handlers.ts';
import { answerReview } from './answerReview.ts';
import { deleteFilter, querySavedFilters, saveFilter } from './filters/savedFilters.ts';
import { queryList, queryStatusCounts } from './queryList.ts';
import { queryOrder, queryOrders } from './queryOrders.ts';
import { querySalesOverview } from './querySalesOverview.ts';
import { querySupplyGuide } from './querySupplyGuide.ts';
import { deleteRecords, saveRecord } from './records/keepRecords.ts';
import { queryReport } from './reports/queryReport.ts';

type BusinessHandlers = Pick<
  Handlers,
  | 'queryOrders'
  | 'queryOrder'
  | 'queryList'
  | 'queryStatusCounts'
  | 'queryReport'
  | 'querySalesOverview'
  | 'saveRecord'
  | 'deleteRecords'
  | 'answerReview'
  | 'querySavedFilters'
  | 'saveFilter'
  | 'deleteFilter'
  | 'querySupplyGuide'
>;

/** The handlers of the micro-apps' business calls. */
export function createBusinessRoutes(): BusinessHandlers {
  return {
    queryOrders,
    queryOrder,
    queryList,
    queryStatusCounts,
    queryReport,
    querySalesOverview,
    saveRecord,
    deleteRecords,
    answerReview,
    querySavedFilters,
    saveFilter,
    deleteFilter,
    querySupplyGuide,
  };
}
