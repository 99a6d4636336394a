import type { RequestOf } from '@portal/api-client/contract';
import type { PortalContract } from '../../../http/handlers.ts';
import { recordList } from '../records/recordList.ts';
import { isRecordKind } from '../records/recordSpecs.ts';
import { adList } from './adList.ts';
import type { ListSource } from './ListSource.ts';
import { listingList } from './listingList.ts';
import { orderList } from './orderList.ts';
import { reviewList } from './reviewList.ts';
import { stockList } from './stockList.ts';

/** Names of the lists. */
export type ListName = RequestOf<PortalContract['queryList']>['resource'];

const sources = {
  orders: orderList,
  stock: stockList,
  listings: listingList,
  reviews: reviewList,
  ads: adList,
};

/** What the generic list knows about a list. */
export function listSource(name: ListName): ListSource {
  return isRecordKind(name) ? recordList(name) : sources[name];
}
