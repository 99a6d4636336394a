import { listResources, plannedLists, type RequestOf } from '@portal/api-client/contract';
import type { PortalContract } from '../../../http/handlers.ts';
import type { Present } from '../companyDays.ts';
import { recordList } from '../records/recordList.ts';
import { isRecordKind } from '../records/recordSpecs.ts';
import { restockList } from '../restock/restockList.ts';
import { adList } from './adList.ts';
import type { Days, ListSource } from './ListSource.ts';
import { listingList } from './listingList.ts';
import { orderList } from './orderList.ts';
import { reviewList } from './reviewList.ts';
import { stockList } from './stockList.ts';

/** Names of the lists. */
export type ListName = RequestOf<PortalContract['queryList']>['resource'];

/** Whether there is a list of this name. */
export function isListName(name: string): name is ListName {
  return isRecordKind(name) || [...listResources, ...plannedLists].some((known) => known === name);
}

const sources = {
  orders: orderList,
  stock: stockList,
  listings: listingList,
  reviews: reviewList,
};

/** What the generic list knows about a list of a company; `days` are those of which its rows are sums. */
export function listSource(name: ListName, companyId: string, present: Present, days: Days = {}): ListSource {
  if (name === 'restock') return restockList(companyId, present);
  if (name === 'ads') return adList(companyId, days);
  return isRecordKind(name) ? recordList(name) : sources[name];
}
