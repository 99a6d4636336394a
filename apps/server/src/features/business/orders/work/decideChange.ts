import type { orders } from '../../../../db/schema/business.ts';
import type { orderEvents } from '../../../../db/schema/orderWork.ts';

/** What of an order decides what can be done with it, and what people change. */
export type WorkedOrder = Pick<
  typeof orders.$inferSelect,
  | 'orderId'
  | 'version'
  | 'status'
  | 'fulfilment'
  | 'tags'
  | 'note'
  | 'assignedTo'
  | 'heldAt'
  | 'carrier'
  | 'trackingNo'
  | 'shippedAt'
>;

/** Each changed field before and after; moments are ISO texts. */
export type Changes = (typeof orderEvents.$inferSelect)['changes'];

/** What is done to orders, as it is stored with its work. */
export type WorkAction =
  | { type: 'tag'; add: string[]; remove: string[] }
  | { type: 'note'; text: string }
  | { type: 'assign'; userId: string | null }
  | { type: 'hold' }
  | { type: 'release' }
  | { type: 'undo'; undone: string }
  | { type: 'split' | 'merge' | 'apart' };

/** Why something cannot be done to an order. */
export type OrderRefusal =
  | 'not-found'
  | 'platform-ships'
  | 'unpaid'
  | 'cancelled'
  | 'already-shipped'
  | 'held'
  | 'no-stock'
  | 'too-many-tags'
  | 'parcel-left'
  | 'parcel-shared'
  | 'parcel-lines'
  | 'parcel-elsewhere'
  | 'parcel-partner'
  | 'parcel-which'
  | 'parcel-unknown'
  | 'changed-since';

/** What becomes of one order. */
export type Decision =
  | { outcome: 'done'; changes: Changes }
  | { outcome: 'unchanged' }
  | { outcome: OrderRefusal };

const MOST_TAGS = 20;

/** Decides what an action changes of an order; `undone` is the change that an undo takes back. */
export function decideChange(
  order: WorkedOrder,
  action: WorkAction,
  { now, undone }: { now: Date; undone?: Changes | undefined },
): Decision {
  switch (action.type) {
    case 'tag':
      return tagged(order, action.add, action.remove);
    case 'note':
      return changed({ note: [order.note, action.text] });
    case 'assign':
      return changed({ assignedTo: [order.assignedTo, action.userId] });
    case 'hold':
      return order.heldAt ? { outcome: 'unchanged' } : held(order, now.toISOString());
    case 'release':
      return changed({ heldAt: [order.heldAt?.toISOString() ?? null, null] });
    case 'undo':
      return undone ? takenBack(order, undone) : { outcome: 'unchanged' };
    default:
      return { outcome: 'unchanged' };
  }
}

/** The fields of which another's change must not be lost unseen; tags are merged instead. */
export function guardedFields(action: WorkAction, undone: Changes | undefined): string[] {
  if (action.type === 'undo') return Object.keys(undone ?? {}).filter((field) => field !== 'tags');
  return [...GUARDED[action.type]];
}

const GUARDED = {
  tag: [],
  note: ['note'],
  assign: ['assignedTo'],
  hold: ['heldAt'],
  release: ['heldAt'],
  split: ['parcels'],
  merge: ['parcels'],
  apart: ['parcels'],
} as const;

/** Why an order is not shipped by the seller any more, or not at all. */
export function shipRefusal(
  order: Pick<WorkedOrder, 'status' | 'fulfilment' | 'heldAt'>,
): OrderRefusal | undefined {
  const refusal = neverShipped(order);
  if (refusal) return refusal;
  if (order.status === 'unpaid') return 'unpaid';
  return order.heldAt ? 'held' : undefined;
}

function neverShipped({ status, fulfilment }: Pick<WorkedOrder, 'status' | 'fulfilment'>) {
  if (fulfilment === 'FBA') return 'platform-ships';
  if (status === 'cancelled') return 'cancelled';
  return status === 'unpaid' || status === 'to-ship' ? undefined : 'already-shipped';
}

function held(order: WorkedOrder, since: string): Decision {
  const refusal = neverShipped(order);
  if (refusal) return { outcome: refusal };
  return { outcome: 'done', changes: { heldAt: [order.heldAt?.toISOString() ?? null, since] } };
}

function tagged({ tags }: WorkedOrder, add: readonly string[], remove: readonly string[]): Decision {
  const after = [...new Set([...tags, ...add])].filter((tag) => !remove.includes(tag));
  if (after.length > MOST_TAGS && after.length > tags.length) return { outcome: 'too-many-tags' };
  const isSame = after.length === tags.length && after.every((tag) => tags.includes(tag));
  return isSame ? { outcome: 'unchanged' } : { outcome: 'done', changes: { tags: [[...tags], after] } };
}

/** Tags of others stay; the other fields go back to what they were. */
function takenBack(order: WorkedOrder, { tags, note, assignedTo, heldAt }: Changes): Decision {
  if (tags) {
    const [before, after] = [textsOf(tags[0]), textsOf(tags[1])];
    const added = after.filter((tag) => !before.includes(tag));
    return tagged(
      order,
      before.filter((tag) => !after.includes(tag)),
      added,
    );
  }
  if (note) return changed({ note: [order.note, note[0]] });
  if (assignedTo) return changed({ assignedTo: [order.assignedTo, assignedTo[0]] });
  if (!heldAt) return { outcome: 'unchanged' };
  if (typeof heldAt[0] === 'string') return held(order, heldAt[0]);
  return changed({ heldAt: [order.heldAt?.toISOString() ?? null, null] });
}

function changed(changes: Changes): Decision {
  const isSame = Object.values(changes).every(([before, after]) => before === after);
  return isSame ? { outcome: 'unchanged' } : { outcome: 'done', changes };
}

function textsOf(value: string | null | string[]): string[] {
  return Array.isArray(value) ? value : [];
}
