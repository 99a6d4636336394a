import {
  PURCHASE_MAX_BLOCKS,
  PURCHASE_MAX_MONTHS,
  type Purchase,
  type purchaseContract,
  purchaseKinds,
  type RequestOf,
} from '@portal/api-client/contract';
import { PATHS } from './paths.ts';

/** What a person is about to buy; the server says what it costs. */
export type Selection = RequestOf<(typeof purchaseContract)['quotePurchase']>;

const USUAL_MONTHS = 12;

/** The months that are asked for where they are sold, else a year, else what is sold first. */
export function monthsOf(periods: readonly { months: number }[], asked: number | undefined): number {
  const sold = periods.map(({ months }) => months);
  return (
    [asked, USUAL_MONTHS].find((one) => one !== undefined && sold.includes(one)) ?? sold[0] ?? USUAL_MONTHS
  );
}

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
  const time = months === undefined ? {} : { months };
  if (kind === 'app') return productId ? { kind, productId, ...time } : undefined;
  if (!systemCode) return undefined;
  if (kind === 'renew') return { kind, systemCode, ...time };
  if (!productId) return undefined;
  if (kind === 'buy') return { kind, systemCode, productId, ...time };
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

/** Whether something is bought for a time. */
export function isForTime({ kind }: Selection): boolean {
  return kind === 'buy' || kind === 'renew' || kind === 'app';
}

/** Months that one order can be for, from text; undefined for others. */
export function readMonths(text: string | null): number | undefined {
  return readCount(text, PURCHASE_MAX_MONTHS);
}

/** Blocks that one order can have, from text; undefined for others. */
export function readQuantity(text: string | null): number | undefined {
  return readCount(text, PURCHASE_MAX_BLOCKS);
}

function readCount(text: string | null, most: number): number | undefined {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
}
