import type { StoredOrder } from '../../toOrder.ts';
import { type OrderRefusal, shipRefusal } from '../work/decideChange.ts';
import { holdsAll, type Packing } from './arrange.ts';
import { ordersOf, type PackedLine, type Parcel } from './readParcels.ts';

/** What decides whether the parcels of an order can be made anew. */
export type PackedOrder = {
  order: StoredOrder;
  lines: readonly PackedLine[];
  parcels: readonly Parcel[];
};

/** Why the parcels of an order stay as they are, whatever is asked for. */
export function repackRefusal({ order, parcels }: Pick<PackedOrder, 'order' | 'parcels'>) {
  const refusal = shipRefusal(order);
  if (refusal) return refusal;
  return parcels.some(({ shippedAt }) => shippedAt) ? 'parcel-left' : undefined;
}

/** Why a packing cannot be done with an order, the first one being what the others are put together with. */
export function packRefusal(
  packing: Packing,
  packed: PackedOrder,
  first: StoredOrder,
): OrderRefusal | undefined {
  const refusal = repackRefusal(packed);
  if (refusal) return refusal;
  if (packing.type === 'merge') return isSamePlace(packed.order, first) ? undefined : 'parcel-elsewhere';
  if (packing.type === 'apart') return undefined;
  if (packed.parcels.some((parcel) => ordersOf(parcel).length > 1)) return 'parcel-shared';
  return holdsAll(packing.parcels, packed.lines) ? undefined : 'parcel-lines';
}

/** Whether two orders of one shop go from one warehouse to the same buyer at the same address. */
function isSamePlace(one: StoredOrder, other: StoredOrder): boolean {
  return one.street !== '' && PLACE.every((field) => one[field] === other[field]);
}

/** What is the same of orders that can lie in one parcel. */
export const PLACE = [
  'shopId',
  'warehouse',
  'buyerName',
  'street',
  'postcode',
  'city',
  'marketplace',
] as const;
