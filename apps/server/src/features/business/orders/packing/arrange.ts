import type { PackedLine, Parcel } from './readParcels.ts';

/** What is done with the parcels of orders. */
export type Packing =
  | { type: 'split'; parcels: { lineNo: number; quantity: number }[][] }
  | { type: 'merge' }
  | { type: 'apart' };

/** Parcels as they are to be; none for orders that are one parcel each. */
export type Arrangement = Pick<Parcel, 'parcelId' | 'parcelNo' | 'lines'>[];

/** Works out the parcels that a packing makes of orders with such lines. */
export function arrange(packing: Packing, lines: readonly PackedLine[], key: string): Arrangement {
  const orderId = lines[0]?.orderId ?? '';
  switch (packing.type) {
    case 'apart':
      return [];
    case 'merge':
      return [{ parcelId: `${key}/1`, parcelNo: 1, lines: [...lines] }];
    case 'split':
      if (packing.parcels.length === 1) return [];
      return packing.parcels.map((parcel, index) => ({
        parcelId: `${key}/${index + 1}`,
        parcelNo: index + 1,
        lines: parcel.map((line) => ({ orderId, ...line })),
      }));
  }
}

/** Whether parcels hold each line of an order wholly, none twice in a parcel and nothing else. */
export function holdsAll(
  parcels: readonly { lineNo: number; quantity: number }[][],
  lines: readonly PackedLine[],
): boolean {
  const left = new Map(lines.map(({ lineNo, quantity }) => [lineNo, quantity]));
  for (const parcel of parcels) {
    if (parcel.length === 0 || new Set(parcel.map(({ lineNo }) => lineNo)).size < parcel.length) return false;
    for (const { lineNo, quantity } of parcel) left.set(lineNo, (left.get(lineNo) ?? -1) - quantity);
  }
  return [...left.values()].every((quantity) => quantity === 0);
}

/** The part of parcels that is of one order, as its history keeps it; null where it is one parcel of its own. */
export function keptOf(arrangement: Arrangement, orderId: string): string[] | null {
  const parts = arrangement.flatMap(({ parcelId, parcelNo, lines }) => {
    const own = lines.filter((line) => line.orderId === orderId);
    if (own.length === 0) return [];
    return [
      JSON.stringify({ parcelId, parcelNo, lines: own.map(({ lineNo, quantity }) => [lineNo, quantity]) }),
    ];
  });
  return parts.length > 0 ? parts : null;
}

/** The parcels of which histories of orders keep parts. */
export function arrangementOf(kept: ReadonlyMap<string, readonly string[] | null>): Arrangement {
  const parcels = new Map<string, Arrangement[number]>();
  for (const [orderId, parts] of kept)
    for (const part of parts ?? []) {
      const { parcelId, parcelNo, lines } = readKept(part);
      const parcel = parcels.get(parcelId) ?? { parcelId, parcelNo, lines: [] };
      parcel.lines.push(...lines.map(([lineNo, quantity]) => ({ orderId, lineNo, quantity })));
      parcels.set(parcelId, parcel);
    }
  return [...parcels.values()];
}

/** A part of a parcel as an order's history keeps it. */
export function readKept(part: string) {
  return JSON.parse(part) as {
    parcelId: string;
    parcelNo: number;
    lines: [lineNo: number, quantity: number][];
  };
}
