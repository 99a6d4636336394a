import type { OrderDetail } from '../../../queries.ts';

type Line = Pick<OrderDetail['lines'][number], 'lineNo' | 'quantity'>;

/** What is typed for the parcels from the second on, by line. */
export type Given = Readonly<Record<number, string>>[];

/** The parcels of an order: the first one holds what the others leave, and what is wrong with them. */
export function divide(
  lines: readonly Line[],
  given: Given,
): {
  parcels: { lineNo: number; quantity: number }[][];
  problem: 'few' | 'whole' | 'empty' | undefined;
} {
  const others = given.map((parcel) =>
    lines.map(({ lineNo }) => ({ lineNo, quantity: Number((parcel[lineNo] ?? '').trim() || 0) })),
  );
  const first = lines.map(({ lineNo, quantity }) => ({
    lineNo,
    quantity: others
      .flat()
      .reduce((left, one) => (one.lineNo === lineNo ? left - one.quantity : left), quantity),
  }));
  const parcels = [first, ...others].map((parcel) => parcel.filter(({ quantity }) => quantity !== 0));
  const all = parcels.flat();
  if (
    all.some(({ quantity }) => !Number.isInteger(quantity)) ||
    others.flat().some(({ quantity }) => quantity < 0)
  )
    return { parcels, problem: 'whole' };
  if (first.some(({ quantity }) => quantity < 0)) return { parcels, problem: 'few' };
  return { parcels, problem: parcels.some((parcel) => parcel.length === 0) ? 'empty' : undefined };
}

/** How an order is divided already; two parcels, of which the second is empty, where it is not. */
export function dividedOf({ orderId, parcels }: Pick<OrderDetail, 'orderId' | 'parcels'>): Given {
  const others = parcels
    .slice(1)
    .map(({ lines }) =>
      Object.fromEntries(
        lines.flatMap((line) => (line.orderId === orderId ? [[line.lineNo, String(line.quantity)]] : [])),
      ),
    );
  return others.length > 0 ? others : [{}];
}

/** What stays of a line in the first parcel; a dash where the others ask for more, or for no number. */
export function restOf(first: readonly Line[] | undefined, lineNo: number): number | string {
  const rest = first?.find((line) => line.lineNo === lineNo)?.quantity ?? 0;
  return Number.isInteger(rest) && rest >= 0 ? rest : '—';
}
