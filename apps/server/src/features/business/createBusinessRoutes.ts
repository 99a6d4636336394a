import type { Handlers } from '../../http/handlers.ts';
import { queryDownloadTasks } from './queryDownloadTasks.ts';
import { queryList } from './queryList.ts';
import { queryOrder, queryOrders } from './queryOrders.ts';
import { querySalesOverview } from './querySalesOverview.ts';

type BusinessHandlers = Pick<
  Handlers,
  'queryOrders' | 'queryOrder' | 'queryList' | 'querySalesOverview' | 'queryDownloadTasks'
>;

/** The handlers of the micro-apps' business calls. */
export function createBusinessRoutes(): BusinessHandlers {
  return { queryOrders, queryOrder, queryList, querySalesOverview, queryDownloadTasks };
}
