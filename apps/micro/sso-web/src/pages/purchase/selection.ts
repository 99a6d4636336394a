import {
  PURCHASE_MAX_BLOCKS,
  type Purchase,
  type purchaseContract,
  purchaseKinds,
  purchaseMonths,
  type RequestOf,
} from '@portal/api-client/contract';
import { PATHS } from './paths.ts';

/** What a person is about to buy; the server says what it costs. */
export type Selection = RequestOf<(typeof purchaseContract)['quotePurchase']>;

type Months = NonNullable<Selection['months']>;

/** Months that are offered first. */
export const USUAL_MONTHS: Months = 12;

/** The page on which a selection is ordered. */
export function confirmPath({ kind, systemCode, productId, months, quantity }: Selection): string {
  const query = new URLSearchParams({
    kind,
    ...(systemCode && { systemCode }),
    ...(productId && { productId }),
    ...(months && { months: String(months) }),
    ...(quantity && { quantity: String(quantity) }),
  });
  return `${PATHS.confirm}?${query}`;
}

/** What an address says is to be bought; undefined when it says nothing that could be. */
export function readSelection(path: string): Selection | undefined {
  const query = new URLSearchParams(path.split('?')[1]);
  const kind = purchaseKinds.find((known) => known === query.get('kind'));
  if (!kind) return undefined;
  const systemCode = query.get('systemCode') || undefined;
  const productId = query.get('productId') || undefined;
  const months = readMonths(query.get('months'));
  const quantity = readQuantity(query.get('quantity'));
  if (kind === 'app') return productId ? { kind, productId, months: months ?? USUAL_MONTHS } : undefined;
  if (!systemCode) return undefined;
  if (kind === 'renew') return { kind, systemCode, months: months ?? USUAL_MONTHS };
  if (!productId) return undefined;
  if (kind === 'buy') return { kind, systemCode, productId, months: months ?? USUAL_MONTHS };
  if (kind === 'upgrade') return { kind, systemCode, productId };
  return { kind, systemCode, productId, quantity: quantity ?? 1 };
}

/** What an order was for, to order it again. */
export function selectionOf(order: Purchase): Selection | undefined {
  const { kind = '', systemCode = '', productId = '', months, quantity } = order;
  const query = new URLSearchParams({ kind, systemCode, productId });
  if (months) query.set('months', String(months));
  if (quantity) query.set('quantity', String(quantity));
  return readSelection(`?${query}`);
}

/** Months that are sold, from text; undefined for others. */
export function readMonths(text: string | null): Months | undefined {
  return purchaseMonths.find((known) => String(known) === text);
}

/** Blocks that one order can have, from text; undefined for others. */
export function readQuantity(text: string | null): number | undefined {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= 1 && value <= PURCHASE_MAX_BLOCKS ? value : undefined;
}
